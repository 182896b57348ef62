import { both, clockwise, mirrored, moved, symmetric } from './path';

const left = 'M395 100 L300 120 C280 200 290 300 310 400 L395 410';

it('mirrored flips a path about the axis', () => {
  expect(mirrored('M300 120 C280 200 290 300 310 400 Z')).toBe('M490 120 C510 200 500 300 480 400 Z');
  expect(mirrored(mirrored(left))).toBe(left);
});

it('both is a path and its mirror image', () => {
  expect(both('M300 1 L310 2')).toBe('M300 1 L310 2 M490 1 L480 2');
});

it('moved scales a path and then moves it', () => {
  expect(moved('M10 20 L30.5 40', 100, -10, 2)).toBe('M120 30 L161 70');
});

it('symmetric closes a left half with its mirror image', () => {
  expect(symmetric(left)).toBe(`${left} L480 400 C500 300 510 200 490 120 L395 100 Z`);
});

it('clockwise turns round what runs the other way', () => {
  const square = 'M0 0 L10 0 L10 10 L0 10 Z';
  expect(clockwise(square)).toBe(square);
  expect(clockwise('M0 0 L0 10 L10 10 L10 0 Z')).toBe('M10 0 L10 10 L0 10 L0 0 Z');
  expect(clockwise(`${square} M0 0 C0 5 0 5 0 10 L10 10 Z`)).toBe(`${square}  M10 10 L0 10 C0 5 0 5 0 0 Z`);
});
