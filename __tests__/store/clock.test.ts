import { expect, it } from '@jest/globals';
import { createClock } from '../../src/store/clock.ts';

const clock = createClock();

it('wakes when cancelled, before or during the sleep', async () => {
  const before = new AbortController();
  before.abort();
  await clock.sleep(1e9, before.signal);
  const during = new AbortController();
  const sleeping = clock.sleep(1e12, during.signal);
  during.abort();
  await sleeping;
});

it('sleeps at least as long as asked', async () => {
  const start = clock.monotonicMs();
  await clock.sleep(30);
  expect(clock.monotonicMs() - start).toBeGreaterThanOrEqual(29);
});

it('does not wake at once from a sleep longer than a timer can hold', async () => {
  const controller = new AbortController();
  const winner = await Promise.race([
    clock.sleep(2 ** 33, controller.signal).then(() => 'woke'),
    clock.sleep(30).then(() => 'still asleep'),
  ]);
  controller.abort();
  expect(winner).toBe('still asleep');
});

it('tells the time of day', () => {
  expect(Date.parse(clock.nowIso())).toBeGreaterThan(Date.UTC(2025, 0, 1));
});
