import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.(?:css|tsx)$/.test(name),
);

it('is that of the window or of a form', () => {
  const limits = sources.flatMap((name) =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(/(?<!\()max-?width: (\d+)(?:px)?/gi)]
      // Narrower widths are parts of a page: fields, chips, the panel of the login.
      .flatMap(([, width]) => (Number(width) > 560 ? [`${path.basename(name)}: ${width}`] : [])),
  );
  expect(limits).toEqual(['PageFrame.module.css: 760']);
});

it('has no letters smaller than 12 px', () => {
  const small = sources.flatMap((name) =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(/font(?:-?size)?: ?'?([\d.]+)(px|pt|r?em)?/gi)]
      .filter(([, size, unit = 'px']) => Number(size) > 0 && Number(size) < ({ px: 12, pt: 9 }[unit] ?? 1))
      .map(([text]) => `${path.basename(name)}: ${text}`),
  );
  expect(small).toEqual([]);
});
