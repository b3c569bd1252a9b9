import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Metrics, setMetrics } from '@/lib/platform/metrics';
import { Admission } from '@/server/admission/admission';
import { limitsFor } from '@/server/admission/limits';

afterEach(() => setMetrics(undefined));

const admission = new Admission(limitsFor(10));
const requestOf = (method: string, url: string, headers = {}) =>
  ({ method, url, headers, socket: { setTimeout() {} } }) as unknown as IncomingMessage; // as: the code under test reads nothing else
const responseOf = (own: { closed?: boolean; destroyed?: boolean }) =>
  Object.assign(
    new EventEmitter(),
    { closed: false, destroyed: false, ...own },
    { writeHead() {} },
  );
const run = (request: IncomingMessage, own: { closed?: boolean; destroyed?: boolean }) => {
  const work = vi.fn(async () => {});
  const response = responseOf(own) as unknown as ServerResponse; // as: see above
  return { work, ended: admission.run(request, response, work) };
};

describe('a caller who left before a place became free', () => {
  it.each([{ closed: true }, { destroyed: true }])('causes no read: %j', async (own) => {
    for (const method of ['GET', 'HEAD']) {
      const { work, ended } = run(requestOf(method, '/api/memorials'), own);
      expect(await ended).toBeUndefined();
      expect(work).not.toHaveBeenCalled();
    }
    expect(admission.use.get('reads')).toEqual({ taken: 0, waiting: 0 });
  });

  it('still has their write executed', async () => {
    const { work, ended } = run(requestOf('POST', '/api/contact'), { closed: true });
    await ended;
    expect(work).toHaveBeenCalled();
    expect(admission.use.get('writes')).toEqual({ taken: 0, waiting: 0 });
  });
});

it('a body that is too large does not count as refused for lack of places', async () => {
  const refusedForTime = vi.fn();
  setMetrics({ refusedForTime } as unknown as Metrics); // as: no other counter is used here
  const { work, ended } = run(
    requestOf('POST', '/api/contact', { 'content-length': '9999999' }),
    {},
  );
  expect(await ended).toBe('too_large');
  expect(work).not.toHaveBeenCalled();
  expect(refusedForTime).not.toHaveBeenCalled();
});
