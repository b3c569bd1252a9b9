import { expect, it, vi } from 'vitest';
import { startJobs } from '@/server/start-jobs';

const worker = { stop: async () => {} };
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('waits for a database that is away, and starts the jobs once it is back', async () => {
  const start = vi.fn().mockRejectedValueOnce(away).mockResolvedValueOnce(worker);
  expect(await startJobs(new AbortController().signal, start, 1)).toBe(worker);
  expect(start).toHaveBeenCalledTimes(2);
});

it('stops waiting when the process is asked to end', async () => {
  const shutdown = new AbortController();
  const start = vi.fn(async () => {
    shutdown.abort();
    throw away;
  });
  expect(await startJobs(shutdown.signal, start)).toBeUndefined();
  expect(start).toHaveBeenCalledTimes(1);
});

it('throws errors unrelated to the database', async () => {
  const start = vi.fn().mockRejectedValue(new Error('No such queue'));
  await expect(startJobs(new AbortController().signal, start)).rejects.toThrow('No such queue');
});
