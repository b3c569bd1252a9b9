import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchAnswer, SearchRequest } from '@/components/scan/search/worker';
import { scanSearchWorker } from '@/lib/platform/paths';
import { bundleScanSearch } from '@/scripts/build/bundle-scan-search';
import { NAMED_WASM } from '@/server/set-cache-control';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'perennial-scan-search-'));
  await bundleScanSearch(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const addressOf = (file: string) => `/scan-search/${file}`;

it('bundles one script, and WebAssembly that caches may keep for a year', async () => {
  const [script, wasm, ...others] = (await readdir(folder)).map(addressOf).sort();
  expect(script).toBe(scanSearchWorker);
  expect(wasm).toMatch(NAMED_WASM);
  expect(others).toEqual([]);
});

it('the script loads its WebAssembly from beside itself, and reads light modules on dark stone', async () => {
  const requested: string[] = [];
  const worker = await startWorker(async (address) => {
    requested.push(new URL(address).pathname);
    const file = await readFile(path.join(folder, path.basename(address)));
    return new Response(file, { headers: { 'Content-Type': 'application/wasm' } });
  });
  const { data, info } = await sharp('tests/data/code-inverted.png')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const answer = await worker({ data: new Uint8ClampedArray(data), width, height });
  expect(answer).toEqual({ text: expect.stringMatching(/^https?:\/\/.*\/q\/\w{12}$/) });
  expect(requested).toEqual([expect.stringMatching(NAMED_WASM)]);
});

/** Runs the bundled script as a browser's worker would. Returns a function that searches an image. */
async function startWorker(fetch: (address: string) => Promise<Response>) {
  let onMessage = (_event: { data: SearchRequest }) => {};
  const scope: Record<string, unknown> = {
    ...{ URL, Response, TextDecoder, WebAssembly, performance, setTimeout, console, fetch },
    ...{ Uint8Array, Uint8ClampedArray, ArrayBuffer },
    WorkerGlobalScope: Object,
    location: new URL(scanSearchWorker, 'https://perennial.example'),
    addEventListener: (_name: string, listener: typeof onMessage) => {
      onMessage = listener;
    },
  };
  scope.self = scope;
  runInContext(await readFile(path.join(folder, 'worker.js'), 'utf8'), createContext(scope));
  return (image: SearchRequest['image']) =>
    new Promise<SearchAnswer>((resolve) => {
      const port = { postMessage: resolve } as unknown as MessagePort; // as: the worker only answers
      onMessage({ data: { image, port } });
    });
}
