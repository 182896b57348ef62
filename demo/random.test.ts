import { createRandom } from './random';

const draw = (seed: string) => {
  const random = createRandom(seed);
  return [random.next(), random.int(1, 6), random.chance(0.5), random.pick(['a', 'b', 'c']), random.uuid()];
};

describe('createRandom', () => {
  it('repeats itself for the same seed only', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('includes both ends of a range, and nothing beyond', () => {
    const random = createRandom('range');
    const drawn = new Set(Array.from({ length: 400 }, () => random.int(2, 5)));
    expect([...drawn].sort()).toEqual([2, 3, 4, 5]);
  });

  it('picks by weight', () => {
    const random = createRandom('weights');
    const drawn = Array.from({ length: 1000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ] as const),
    );
    const often = drawn.filter((one) => one === 'often').length;
    expect([often > 850, often < 950, drawn.includes('never')]).toEqual([true, true, false]);
  });

  it('samples each item once, and all when there are too few', () => {
    const random = createRandom('sample');
    const items = [1, 2, 3, 4, 5];
    expect(new Set(random.sample(items, 3)).size).toBe(3);
    expect([...random.sample(items, 9)].sort()).toEqual(items);
    expect([...random.shuffled(items)].sort()).toEqual(items);
  });

  it('cannot pick from nothing', () => {
    expect(() => createRandom('nothing').pick([])).toThrow('There is nothing to pick from.');
  });
});
