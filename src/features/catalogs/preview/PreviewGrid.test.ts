import { previewLayout } from './PreviewGrid';

it.each([
  [0, 1],
  [358, 2],
  [700, 3],
  [1136, 5],
  [1600, 7],
])('a width of %i has %i cards per row', (width, columns) => {
  const layout = previewLayout(width);
  expect(layout.columns).toBe(columns);
  expect(layout.rowHeight).toBeGreaterThan(layout.pictureHeight);
});
