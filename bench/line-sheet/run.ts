import path from 'node:path';
import sharp from 'sharp';
import { admin } from '../tools/admin';
import { openBrowser } from '../tools/openBrowser';
import { median, printReport } from '../tools/report';
import { servePages } from '../tools/servePages';
import { buildOrder } from './buildOrder';
import { measure, type Measured } from './measure';
import { type Name, screens } from './screens';

const rounds = Number(process.env.ROUNDS ?? 5);
const garmentCount = Number(process.env.GARMENTS ?? 1000);

async function main() {
  const order = JSON.stringify(buildOrder(garmentCount));
  let version = 1;
  const picture = await sharp({ create: { width: 240, height: 328, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();
  const server = await servePages({
    answer({ pathname }) {
      if (pathname === '/api/me') return JSON.stringify(admin);
      if (pathname === '/api/order/get_wls/1') return order;
      if (pathname === '/api/order/update')
        return JSON.stringify({ status: 'success', version: (version += 1) });
      return undefined;
    },
    picture,
    pages: {
      '/floor': path.join(__dirname, 'floor.page.ts'),
      '/ag-grid': path.join(__dirname, 'grid.page.ts'),
      '/canvas': path.join(__dirname, 'canvas.page.ts'),
      '/antd': path.join(__dirname, 'antd.page.tsx'),
    },
  });
  const browser = await openBrowser();
  const results: Record<Name, Measured[]> = { ours: [], floor: [], agGrid: [], canvas: [], antd: [] };
  const asked = process.argv.slice(2);
  const names = (Object.keys(screens) as Name[]).filter((name) => asked.length === 0 || asked.includes(name));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      if (screens[name].opensOnce && round > 0) continue;
      // Every page begins with the order as it was.
      version = 1;
      results[name].push(await measure(browser, server.url, screens[name]));
    }
  }
  await browser.close();
  await server.close();

  const line = (what: string, pick: (one: Measured) => number, bar?: number, unit = 'ms') => {
    const of = (name: Name) => median(results[name].map(pick));
    const others = { agGrid: of('agGrid'), canvas: of('canvas'), antd: of('antd') };
    const measured = Object.entries(others).filter(([, value]) => !Number.isNaN(value));
    return { what, unit, ours: of('ours'), floor: of('floor'), others: Object.fromEntries(measured), bar };
  };
  const whole = line('of 700 px, over 32 ms', (one) => one.whole.long, undefined, 'frames');
  const brisk = line('of 100 px, over 32 ms', (one) => one.brisk.long, undefined, 'frames');
  printReport(
    `Line sheet of ${garmentCount.toLocaleString('en')} garments, ${(garmentCount * 35).toLocaleString('en')} cells, median of ${rounds} rounds`,
    [
      line('opening, main-thread work', ({ opening }) => opening, 0.5),
      line('a typed key', ({ key }) => key, 0.7),
      line('commit until the totals are painted', ({ commit }) => commit, 0.7),
      line('Tab to the next cell', ({ tab }) => tab, 0.5),
      line('paste of 5 x 7 until the totals are painted', ({ paste }) => paste, 1),
      line('frames of the whole sheet, 700 px each', ({ whole }) => whole.moved, undefined, 'frames'),
      whole,
      line('frames at 100 px each', ({ brisk }) => brisk.moved, undefined, 'frames'),
      brisk,
      line('heap after the edits (ours: under 20 MB)', ({ heap }) => heap, undefined, 'MB'),
    ],
  );
  for (const { what, ours, others } of [whole, brisk])
    console.log(
      `Frames ${what}: ${ours}, the canvas ${others.canvas ?? '?'} (bar: no more than the canvas).`,
    );
}

void main();
