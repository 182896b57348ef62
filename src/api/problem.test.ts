import { failureOf, problemOf, problemText, refusalOf } from './problem';

it.each([
  [problemOf(403), 'You are not allowed to do this.'],
  [problemOf(418), 'Something went wrong. Please try again.'],
  [
    { name: 'TypeError', message: 'x is undefined', stack: 'at y' },
    'Something went wrong. Please try again.',
  ],
  [new Error('boom'), 'Something went wrong. Please try again.'],
  [undefined, 'Something went wrong. Please try again.'],
])('describes %j in a sentence', (error, sentence) => {
  expect(problemText(error)).toBe(sentence);
});

it.each([
  [{ status: 'success' }, null],
  [{ status: 'error', error: 'No items' }, 'No items'],
  [
    { status: 'error', error: ['Row 2, column email: missing', 'Row 3, column name: missing'] },
    'Row 2, column email: missing\nRow 3, column name: missing',
  ],
  [{ status: 'error' }, 'Something went wrong. Please try again.'],
  [[], null],
  [null, null],
])('reads the refusal of %j', (answer, sentence) => {
  expect(refusalOf(answer)).toBe(sentence);
});

it('returns the reason why a mutation failed', () => {
  expect(failureOf({ data: { status: 'success' } })).toBeNull();
  expect(failureOf({ data: { status: 'error', error: 'No items' } })).toBe('No items');
  expect(failureOf({ error: problemOf('network') })).toMatch(/could not be reached/);
});
