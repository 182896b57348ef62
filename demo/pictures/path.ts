/** Half the width of the canvas: the axis that garments are mirrored on. */
export const axis = 395;

/** An SVG path of absolute M, L, C and Z commands, mirrored left to right on the canvas. */
export function mirrored(d: string): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return isX ? String(round(2 * axis - Number(number))) : number;
  });
}

/** A path moved on the canvas, and scaled about its origin before that. */
export function moved(d: string, dx: number, dy: number, scale = 1): string {
  let isX = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return String(round(Number(number) * scale + (isX ? dx : dy)));
  });
}

/** A path and its mirror image, as two subpaths. */
export const both = (d: string) => `${d} ${mirrored(d)}`;

/** A closed symmetric outline from its left half, an open path from the top of the axis to its foot. */
export function symmetric(half: string): string {
  const { start, segments } = readPath(half);
  const points = [start, ...segments.map(lastPointOf)];
  const back = segments
    .map((segment, index) => toCommand(turned(segment), flip(points[index] ?? start)))
    .reverse();
  return [half, ...back, 'Z'].join(' ');
}

/**
 * A path whose every subpath runs clockwise: where subpaths that run against each other overlap, a clip path
 * has a hole.
 */
export function clockwise(d: string): string {
  return d
    .split(/(?=M)/)
    .map((subpath) => {
      const { start, segments } = readPath(subpath);
      const points = [start, ...segments.flatMap(({ controls, end }) => [...controls, end])];
      const area = points.reduce((sum, [x, y], index) => {
        const [x2, y2] = points[(index + 1) % points.length] ?? start;
        return sum + (x * y2 - x2 * y);
      }, 0);
      return area >= 0 ? subpath : reversed(start, segments);
    })
    .join(' ');
}

function reversed(start: Point, segments: readonly Segment[]): string {
  const ends = [start, ...segments.map(({ end }) => end)];
  const back = segments
    .map(({ controls }, index) => toCommand([...controls].reverse(), ends[index] ?? start))
    .reverse();
  const [x, y] = ends[ends.length - 1] ?? start;
  return [`M${x} ${y}`, ...back, 'Z'].join(' ');
}

type Point = readonly [x: number, y: number];
/** A line has no control points, a cubic two. */
type Segment = { end: Point; controls: readonly Point[] };

function readPath(d: string): { start: Point; segments: Segment[] } {
  const [first, ...rest] = [...d.matchAll(/([MLC])([^MLCZ]*)/g)].flatMap(([, command, numbers = '']) =>
    chunk(toPoints(numbers), command === 'C' ? 3 : 1),
  );
  return {
    start: first?.[0] ?? [axis, 0],
    segments: rest.map((points) => ({
      end: points[points.length - 1] ?? [axis, 0],
      controls: points.slice(0, -1),
    })),
  };
}

const toPoints = (numbers: string): Point[] =>
  chunk((numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number), 2).map(([x = 0, y = 0]) => [x, y]);

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  const chunks: Item[][] = [];
  for (let at = 0; at < items.length; at += size) chunks.push(items.slice(at, at + size));
  return chunks;
}

const lastPointOf = (segment: Segment) => segment.end;
const flip = ([x, y]: Point): Point => [round(2 * axis - x), y];
const turned = (segment: Segment) => [...segment.controls].reverse().map(flip);
const toCommand = (controls: readonly Point[], end: Point) =>
  `${controls.length === 0 ? 'L' : 'C'}${[...controls, end].map(([x, y]) => `${x} ${y}`).join(' ')}`;
const round = (value: number) => Math.round(value * 10) / 10;
