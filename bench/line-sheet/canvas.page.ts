import type { Garment } from '../../src/api';
import { fetchOrder, money, OrderTotals, pictureUrl } from './totals';

/*
 * The sheet painted on one canvas, like a canvas grid (Glide), without a framework: an empty scroller of the right
 * height, with lines, texts and pictures in view redrawn when it moves. It can't be typed into.
 */
const rowHeight = 30;
const [pictureWidth, factsWidth, colorWidth] = [140, 420, 140];
const [width, height] = [1440, 860];

document.body.insertAdjacentHTML(
  'beforeend',
  `<style>
    body { margin: 0; font: 13px sans-serif; }
    #sheet { height: ${height}px; overflow: auto; }
    canvas { position: sticky; top: 0; display: block; }
  </style><div id="total"></div><div id="sheet"><div><canvas width="${width}" height="${height}"></canvas></div></div>`,
);

void fetchOrder().then((order) => {
  const totals = new OrderTotals(order);
  const total = document.querySelector('#total') as HTMLElement;
  const sheet = document.querySelector('#sheet') as HTMLElement;
  const pen = (document.querySelector('canvas') as HTMLCanvasElement).getContext(
    '2d',
  ) as CanvasRenderingContext2D;
  const tops: number[] = [];
  let end = 0;
  for (const { colors } of order.garments) {
    tops.push(end);
    end += colors.length * rowHeight;
  }
  (sheet.firstElementChild as HTMLElement).style.height = `${end}px`;

  let pictures: Pictures = new Map();
  let isWaiting = false;
  const drawSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(draw);
  };
  function draw() {
    isWaiting = false;
    const { scrollTop } = sheet;
    pen.clearRect(0, 0, width, height);
    const seen: Pictures = new Map();
    const see = (url: string) => {
      const picture = seen.get(url) ?? pictures.get(url) ?? load(url, drawSoon);
      seen.set(url, picture);
      return picture;
    };
    order.garments.forEach((garment, place) => {
      const top = (tops[place] ?? 0) - scrollTop;
      if (top > height || top + garment.colors.length * rowHeight < 0) return;
      drawGarment(pen, { garment, top, totals, see });
    });
    pictures = seen;
  }

  sheet.addEventListener('scroll', drawSoon, { passive: true });
  total.textContent = totals.text();
  draw();
});

type Pictures = Map<string, HTMLImageElement>;

function load(url: string, onLoad: () => void): HTMLImageElement {
  const picture = new Image();
  picture.onload = onLoad;
  picture.src = url;
  return picture;
}

interface Drawn {
  garment: Garment;
  top: number;
  totals: OrderTotals;
  /** The picture at an address, loaded or still loading. */
  see: (url: string) => HTMLImageElement;
}

function drawGarment(pen: CanvasRenderingContext2D, { garment, top, totals, see }: Drawn) {
  const { generic, number, name, drop, composition, sizes, colors, wh_price, rt_price } = garment;
  const picture = see(pictureUrl(generic));
  if (picture.complete) pen.drawImage(picture, 4, top + 4, 104, 142);
  pen.font = '13px sans-serif';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#222';
  pen.textAlign = 'left';
  const facts = [
    `${number} ${drop}`,
    name,
    composition,
    `${money.format(wh_price)} ${money.format(rt_price)}`,
    totals.garmentText(generic),
  ];
  facts.forEach((text, line) => pen.fillText(text, pictureWidth, top + (line + 0.5) * rowHeight));

  const left = pictureWidth + factsWidth;
  const cellWidth = (width - left - colorWidth) / sizes.length;
  pen.strokeStyle = '#ddd';
  pen.beginPath();
  colors.forEach((color, row) => {
    const middle = top + (row + 0.5) * rowHeight;
    pen.moveTo(left, top + row * rowHeight + 0.5);
    pen.lineTo(width, top + row * rowHeight + 0.5);
    const swatch = see(pictureUrl(generic, color.number));
    if (swatch.complete) pen.drawImage(swatch, left + 8, middle - 7, 14, 14);
    pen.textAlign = 'left';
    pen.fillText(color.name, left + 28, middle);
    pen.textAlign = 'right';
    sizes.forEach((size, column) => {
      const right = left + colorWidth + (column + 1) * cellWidth - 8;
      const quantity = totals.quantity(generic + color.number + size);
      if (quantity === 0) {
        pen.fillStyle = '#999';
        pen.fillText(size, right, middle);
        pen.fillStyle = '#222';
      } else pen.fillText(String(quantity), right, middle);
    });
  });
  sizes.forEach((_size, column) => {
    const x = Math.round(left + colorWidth + column * cellWidth) + 0.5;
    pen.moveTo(x, top);
    pen.lineTo(x, top + colors.length * rowHeight);
  });
  pen.stroke();
}
