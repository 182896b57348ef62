import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repeat } from '../../server/core/repeat';

/** An ERP at the drop folder, which books every document that it gets, and counts. */
export function startErp(erpDir: string) {
  const out = path.join(erpDir, 'out');
  const done = path.join(out, 'done');
  mkdirSync(done, { recursive: true });
  /** How often each order was booked, by its id. */
  const booked = new Map<string, number>();
  const loop = repeat({
    async pass() {
      for (const name of readdirSync(out).filter((one) => /^[^.].*\.json$/.test(one))) {
        const { key, order }: { key: string; order: { id: string } } = JSON.parse(
          readFileSync(path.join(out, name), 'utf8'),
        );
        const times = (booked.get(order.id) ?? 0) + 1;
        booked.set(order.id, times);
        const answer = { key, status: 'accepted', erp_number: `${order.id}-${times}`, message: '' };
        const draft = path.join(erpDir, 'in', `.${name}`);
        writeFileSync(draft, JSON.stringify(answer));
        renameSync(draft, path.join(erpDir, 'in', name));
        renameSync(path.join(out, name), path.join(done, `${times}-${name}`));
      }
    },
    seconds: 0.5,
    onError: (error) => console.error(error),
  });
  return { booked, stop: () => loop.stop() };
}
