import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const files = execFileSync('git', ['ls-files', 'src/*.css'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Properties that name a side of the screen instead of the beginning or the end of a line. */
const physical =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)\b.*|(?:left|right):.*|(?:text-align|float|clear): (?:left|right);)$/gm;

/** The four sides in one line, which may not differ on the left and on the right. */
const fourSides =
  /^\s*(?:margin|padding|inset|border-(?:width|color|style)): \S+ (?<right>\S+) \S+ (?<left>\S+);$/gm;

it('lays out by the beginning and the end of a line, which change sides from right to left', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(physical)].map(([line]) => line.trim()),
  );
  const uneven = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(fourSides)].filter(
      ({ groups }) => groups?.right !== groups?.left,
    ),
  );
  expect(uneven.map(([line]) => line.trim())).toEqual([]);
  // What is centered by half of the screen and half of its own width.
  expect(found.filter((line) => line !== 'left: 50%;')).toEqual([]);
});
