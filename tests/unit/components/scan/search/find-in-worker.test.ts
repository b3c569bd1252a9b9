import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSearches, findInWorker } from '@/components/scan/search/find-in-worker';
import type { SearchAnswer, SearchRequest } from '@/components/scan/search/worker';

const workers: FakeWorker[] = [];
let answer: SearchAnswer | 'no script';

class FakeWorker extends EventTarget {
  isEnded = false;
  constructor(readonly address: string) {
    super();
    workers.push(this);
  }
  postMessage({ port }: SearchRequest) {
    if (answer === 'no script') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    else port.postMessage(answer);
  }
  terminate() {
    this.isEnded = true;
  }
}

const search = () => {
  const image = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
  return findInWorker(image as ImageData); // as: no other member is used
};

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  endSearches();
  vi.unstubAllGlobals();
});

it('asks one worker for all images, and ends it', async () => {
  answer = { text: 'https://example.org' };
  expect(await search()).toBe('https://example.org');
  answer = { text: null };
  expect(await search()).toBeNull();
  expect(workers.map(({ address }) => address)).toEqual(['/scan-search/worker.js']);
  endSearches();
  expect(workers[0]?.isEnded).toBe(true);
});

it.each<SearchAnswer | 'no script'>(['no script', { error: 'offline' }])(
  'tries again with a new worker after %j',
  async (fault) => {
    answer = fault;
    await expect(search()).rejects.toThrow();
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    answer = { text: 'x' };
    expect(await search()).toBe('x');
    expect(workers).toHaveLength(2);
  },
);
