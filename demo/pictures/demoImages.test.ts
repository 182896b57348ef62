import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { extraPictures, garmentColors } from '../../server/db/schema';
import { buildCatalog } from '../../server/test/factories';
import { openTestDatabase } from '../../server/test/testDatabase';
import { demoImages } from './demoImages';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let draw: ReturnType<typeof demoImages>;

beforeAll(async () => {
  database = await openTestDatabase();
  draw = demoImages(database.db);
  await buildCatalog(database.db, {
    garments: [{ generic: 'WJM123', name: 'Merino crew-neck jumper', colors: ['540', '300'] }],
  });
  await nameColor('540', 'Navy');
  await nameColor('300', 'Poppy');
  await database.db.insert(extraPictures).values([
    { generic: 'WJM123', color: '540', count: 3 },
    { generic: 'WJM123', color: '300', count: 1 },
  ]);
});
afterAll(() => database.close());

const nameColor = (number: string, name: string) =>
  database.db.update(garmentColors).set({ name }).where(eq(garmentColors.number, number));

async function drawn(kind: 'garments' | 'thumbnails' | 'colors', name: string): Promise<Buffer> {
  const picture = await draw(kind, name);
  if (picture === null) throw new Error(`${name} was not drawn.`);
  return picture;
}

it.each([
  ['garments', 'WJM123', 790, 1080],
  ['garments', 'WJM123_300_1', 790, 1080],
  ['thumbnails', 'WJM123', 240, 328],
  ['colors', 'WJM123_300', 120, 120],
] as const)('%s/%s is a JPEG of %ix%i', async (kind, name, width, height) => {
  expect(await sharp(await drawn(kind, name)).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

it('shows another view on each picture, and the same one each time', async () => {
  const names = ['WJM123', 'WJM123_540_1', 'WJM123_540_2', 'WJM123_540_3', 'WJM123_300_1'];
  const pictures = await Promise.all(names.map((name) => drawn('thumbnails', name)));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(names.length);
  expect(await drawn('thumbnails', 'WJM123')).toEqual(pictures[0]);
});

it('shows the main picture in the first colour, the others in theirs', async () => {
  const middleOf = async (name: string) => {
    const middle = { left: 345, top: 500, width: 100, height: 100 };
    // The statistics of a picture are those of its whole input.
    const { channels } = await sharp(
      await sharp(await drawn('garments', name))
        .extract(middle)
        .toBuffer(),
    ).stats();
    return channels.map(({ mean }) => mean);
  };
  const [navyRed = 0, , navyBlue = 0] = await middleOf('WJM123');
  expect(navyBlue).toBeGreaterThan(navyRed);
  const [red = 0, , blue = 0] = await middleOf('WJM123_300_1');
  expect(red).toBeGreaterThan(blue * 2);
});

it.each([
  ['a garment that nobody knows', 'garments', 'NOBODY'],
  ['a colour it does not come in', 'colors', 'WJM123_900'],
  ['one picture more than there are', 'garments', 'WJM123_300_2'],
] as const)('draws nothing for %s', async (_what, kind, name) => {
  expect(await draw(kind, name)).toBeNull();
});
