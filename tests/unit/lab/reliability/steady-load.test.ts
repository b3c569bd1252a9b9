import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { findFailures, unsentText } from '@/lab/reliability/load/answers-table';
import { steadyLoad, stopLoads } from '@/lab/reliability/load/steady-load';

describe('a steady load', () => {
  it('keeps sending while nothing is answered, and waits for all answers at the end', async () => {
    const gate = Promise.withResolvers<number>();
    const load = steadyLoad('pages', 200, () => gate.promise);
    while (load.due() < 5) await sleep(5);
    expect(load.answers).toEqual([]);
    const stopped = load.stop();
    gate.resolve(200);
    const { answers, unsent } = await stopped;
    expect(answers.length).toBe(load.due());
    expect(unsent).toBe(0);
    expect(findFailures(answers)).toEqual([]);
  });

  it('counts statuses from 400 and missing answers as failures', async () => {
    const load = steadyLoad('pages', 200, (turn) => {
      if (turn === 1) throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
      return turn === 0 ? 404 : 302;
    });
    while (load.answers.length < 3) await sleep(5);
    const { answers } = await load.stop();
    const [first, second, third] = answers.toSorted((a, b) => a.sentAt - b.sentAt);
    expect(first).toMatchObject({ status: 404, fault: 'answered with 404' });
    expect(second).toMatchObject({ status: 0, fault: 'Error: ECONNREFUSED' });
    expect(third).toMatchObject({ status: 302, fault: undefined });
  });

  it('counts unsent requests and unanswered requests separately', async () => {
    const gate = Promise.withResolvers<number>();
    const load = steadyLoad('pages', 200, () => gate.promise, 3);
    while (load.unsent() < 4) await sleep(5);
    gate.resolve(200);
    const { answers, unsent } = await stopLoads([load]);
    expect(answers.length + unsent).toBe(load.due());
    expect(findFailures(answers)).toEqual([]);
    expect(unsentText(unsent)).toContain(`${unsent} more were due and not sent`);
    expect(unsentText(0)).toBe('');
  });
});
