import path from 'node:path';
import sharp from 'sharp';
import { admin } from '../tools/admin';
import { measurePages } from '../tools/measurePages';
import { linesOf, printReport } from '../tools/report';
import type { Served } from '../tools/servePages';
import { buildOrder } from './buildOrder';
import { measure, type Measured } from './measure';
import { screens } from './screens';

const rounds = Number(process.env.ROUNDS ?? 5);
const garmentCount = Number(process.env.GARMENTS ?? 1000);

/** Every page starts with the original order. */
function answerOrder(): Served['answer'] {
  const order = JSON.stringify(buildOrder(garmentCount));
  let version = 1;
  return ({ pathname }) => {
    if (pathname === '/api/me') return JSON.stringify(admin);
    if (pathname === '/api/order/get_wls/1') {
      version = 1;
      return order;
    }
    if (pathname === '/api/order/update')
      return JSON.stringify({ status: 'success', version: (version += 1) });
    return undefined;
  };
}

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();

async function main() {
  const served: Served = {
    answer: answerOrder(),
    pictures: { '/images/thumbnails': await draw(240, 328), '/images/colors': await draw(120, 120) },
    pages: {
      '/floor': path.join(__dirname, 'floor.page.ts'),
      '/canvas': path.join(__dirname, 'canvas.page.ts'),
      '/antd': path.join(__dirname, 'antd.page.tsx'),
    },
  };
  const asked = process.argv.slice(2);
  const chosen = Object.entries(screens).filter(([name]) => asked.length === 0 || asked.includes(name));
  const found = await measurePages(served, { screens: Object.fromEntries(chosen), rounds }, measure);
  const line = linesOf<Measured>({ ours: [], floor: [], ...found });

  const frames = { unit: 'frames' };
  const whole = line('of 700 px, over 32 ms', (one) => one.whole.long, frames);
  const brisk = line('of 100 px, over 32 ms', (one) => one.brisk.long, frames);
  printReport(
    `Line sheet of ${garmentCount.toLocaleString('en')} garments, ${(garmentCount * 35).toLocaleString('en')} cells, median of ${rounds} rounds`,
    [
      line('opening, main-thread work', ({ opening }) => opening, { bar: 0.5 }),
      line('a typed key', ({ key }) => key, { bar: 0.4 }),
      line('commit until the totals are painted', ({ commit }) => commit, { bar: 0.7 }),
      line('Tab to the next cell', ({ tab }) => tab, { bar: 0.5 }),
      line('paste of 5 x 7 until the totals are painted', ({ paste }) => paste, { bar: 0.8 }),
      line('frames of the whole sheet, 700 px each', (one) => one.whole.moved, frames),
      whole,
      line('frames at 100 px each', (one) => one.brisk.moved, frames),
      brisk,
      line('heap after the edits (ours: under 20 MB)', ({ heap }) => heap, { unit: 'MB' }),
    ],
  );
  for (const { what, ours, others } of [whole, brisk])
    console.log(
      `Frames ${what}: ${ours}, the canvas ${others?.canvas ?? '?'} (bar: no more than the canvas).`,
    );
}

void main();
