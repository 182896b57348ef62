import { sql } from 'drizzle-orm';
import { seasonBefore } from '../../src/domain/catalogs/seasons';
import { openDatabase } from '../../server/db/openDatabase';
import type { OverviewFilter } from '../../server/features/overview/countedQueries';
import { tiles } from '../../server/features/overview/tiles';
import { seed } from '../tools/seed';
import { withDatabase } from '../tools/withDatabase';

const rounds = Number(process.env.ROUNDS ?? 5);
/** How many orders there are, and how long each tile may take, in seconds. */
const steps = [
  { orders: 10_000, bar: 0.3 },
  { orders: 100_000, bar: 2 },
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(): Promise<void> {
  await withDatabase(async (ground) => {
    let made = 0;
    for (const { orders, bar } of steps) {
      await seed(ground.env, { orders: orders - made });
      made = orders;
      const { db, close } = await openDatabase({ databaseUrl: ground.url, dataDir: ground.folder });
      await db.execute(sql`vacuum analyze`);
      const everything: OverviewFilter = {
        scope: null,
        season: null,
        before: null,
        catalogIds: null,
        sellerId: null,
      };
      const [newest] = await tiles.seasons(db, everything);
      const season = newest?.id ?? '';
      const filter = { ...everything, season, before: seasonBefore(season) };
      const all: number[] = [];
      for (const [tile, addUp] of Object.entries(tiles)) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const begun = performance.now();
          await addUp(db, filter);
          times.push((performance.now() - begun) / 1000);
        }
        all.push(median(times));
        console.log(`${orders} orders, ${tile.padEnd(13)} ${median(times).toFixed(3)} s`);
      }
      const sum = all.reduce((total, time) => total + time, 0);
      console.log(
        `${orders} orders, slowest ${Math.max(...all).toFixed(3)} s (bar ${bar}), all ${sum.toFixed(3)} s`,
      );
      await close();
    }
  });
}

void measure();
