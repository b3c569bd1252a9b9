import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_TIMEOUT_MS, type WorkerAnswer } from '@/components/scan/asked-worker';
import { endSearches, findInWorker } from '@/components/scan/find-in-worker';
import type { SearchAnswer } from '@/components/scan/search/worker';

const ADDRESS = '/_next/static/media/scan-worker-AB23CDEF.js';
const workers: FakeWorker[] = [];
let answer: WorkerAnswer<SearchAnswer> | 'no script' | 'none';

class FakeWorker extends EventTarget {
  isEnded = false;
  constructor(readonly address: string) {
    super();
    workers.push(this);
  }
  postMessage({ port }: { port: MessagePort }) {
    if (answer === 'no script') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    else if (answer !== 'none') port.postMessage(answer);
  }
  terminate() {
    this.isEnded = true;
  }
}

const search = (getContext = (): unknown => context) =>
  findInWorker({ width: 1, height: 1, getContext } as unknown as HTMLCanvasElement); // as: no other member is used
const context = {
  getImageData: () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 }),
};

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubEnv('NEXT_PUBLIC_SCAN_WORKER', ADDRESS);
});
afterEach(() => {
  endSearches();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('asks one worker for all images, and ends it', async () => {
  answer = { answer: { text: 'https://example.org' } };
  expect(await search()).toBe('https://example.org');
  answer = { answer: { text: null } };
  expect(await search()).toBeNull();
  expect(workers.map(({ address }) => address)).toEqual([ADDRESS]);
  endSearches();
  expect(workers[0]?.isEnded).toBe(true);
});

it.each<WorkerAnswer<SearchAnswer> | 'no script'>(['no script', { error: 'offline' }])(
  'tries again with a new worker after %j',
  async (fault) => {
    answer = fault;
    await expect(search()).rejects.toThrow();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    answer = { answer: { text: 'x' } };
    expect(await search()).toBe('x');
    expect(workers).toHaveLength(2);
  },
);

it('ends all searches of a worker when one of them fails', async () => {
  answer = 'none';
  const first = search();
  const refusal = expect(first).rejects.toThrow('offline');
  answer = { error: 'offline' };
  await expect(search()).rejects.toThrow('offline');
  await refusal;
  expect(workers).toHaveLength(1);
});

it('ends a search whose worker does not answer, and those of a closed scanner', async () => {
  vi.useFakeTimers();
  answer = 'none';
  const late = expect(search()).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS);
  await late;
  const closed = expect(search()).rejects.toThrow('closed');
  endSearches();
  await closed;
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

it.each(['canvas', 'worker'])('rejects, and throws nothing, without a %s', async (missing) => {
  if (missing === 'worker') vi.stubGlobal('Worker', undefined);
  const found = search(() => (missing === 'canvas' ? null : context));
  await expect(found).rejects.toThrow();
});
