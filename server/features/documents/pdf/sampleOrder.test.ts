import { sampleOrder } from './sampleOrder.worker';

test('the sample that warms up a thread can be made', async () => {
  await expect(sampleOrder()).resolves.toBeUndefined();
});
