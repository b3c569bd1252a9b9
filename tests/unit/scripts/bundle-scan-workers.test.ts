import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WorkerAnswer } from '@/components/scan/asked-worker';
import type { HeicPixels } from '@/components/scan/heic/unpack-pixels';
import type { HeicQuestion } from '@/components/scan/heic/worker';
import type { SearchAnswer, SearchQuestion } from '@/components/scan/search/worker';
import { bundleScanWorkers } from '@/scripts/build/bundle-scan-workers';
import { ensurePolicy } from '@/server/security-headers';
import { dummyResponse } from '@/tests/support/dummy-response';

let folder: string;
let search: string;
let heic: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'perennial-scan-search-'));
  const { environment, writeTo } = await bundleScanWorkers();
  search = environment.NEXT_PUBLIC_SCAN_WORKER;
  heic = environment.NEXT_PUBLIC_SCAN_HEIC_WORKER;
  await writeTo(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const placeOf = (target: string) => path.join(folder, target.replace('/_next/static/', 'static/'));
const fileAt = (target: string) => readFile(placeOf(target));

it('bundles two scripts, and copies what they load, named by its content', async () => {
  expect(search).toMatch(/^\/_next\/static\/media\/scan-worker-[0-9A-Z]{8}\.js$/);
  const names = (await readdir(path.join(folder, 'static/media'))).sort();
  expect(names).toEqual([
    expect.stringMatching(/^libheif-bundle-[0-9A-Z]{8}\.js$/),
    path.basename(heic),
    path.basename(search),
    expect.stringMatching(/^zxing_reader-[0-9A-Z]{8}\.wasm$/),
  ]);
});

it('both scripts have the policy that allows WebAssembly', () => {
  for (const address of [search, heic]) {
    const response = dummyResponse();
    ensurePolicy(response, address);
    expect(response.getHeader('content-security-policy')).toContain("'wasm-unsafe-eval'");
  }
});

it('the search loads its WebAssembly from beside itself, and reads light modules on dark stone', async () => {
  const requested: string[] = [];
  const ask = await startWorker<SearchQuestion, SearchAnswer>(search, async (target) => {
    requested.push(new URL(target).pathname);
    const file = await fileAt(new URL(target).pathname);
    return new Response(new Uint8Array(file), { headers: { 'Content-Type': 'application/wasm' } });
  });
  const { data, info } = await sharp('tests/data/code-inverted.png')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = { data: new Uint8ClampedArray(data), width, height };
  const text = expect.stringMatching(/^https?:\/\/.*\/q\/\w{12}$/);
  expect(await ask({ image })).toEqual({ answer: { text } });
  expect(requested).toEqual([expect.stringMatching(/\/_next\/static\/media\/.*\.wasm$/)]);
});

it('the other unpacks a HEIC picture with the unchanged library', async () => {
  const names = await readdir(path.join(folder, 'static/media'));
  const library = names.find((name) => name.startsWith('libheif')) ?? '';
  const copied = await readFile(path.join(folder, 'static/media', library));
  const original = 'node_modules/libheif-js/libheif-wasm/libheif-bundle.js';
  expect(copied.equals(await readFile(original))).toBe(true);
  const ask = await startWorker<HeicQuestion, HeicPixels>(heic, async () => Response.error());
  const bytes = await readFile('tests/support/files/pictures/red.heic');
  const found = await ask({ file: new Blob([new Uint8Array(bytes)]) });
  if ('error' in found) throw new Error(found.error);
  const { data, width, height } = found.answer;
  const [red = 0, green = 0, blue = 0, alpha] = data;
  expect([red > 150, green < 100, blue < 100, alpha]).toEqual([true, true, true, 255]);
  expect(data).toHaveLength(4 * width * height);
  expect(await ask({ file: new Blob(['no picture']) })).toHaveProperty('error');
});

/** Runs a bundled script as a browser's worker would. Returns a function that asks it. */
async function startWorker<Question extends object, Answer>(
  address: string,
  fetch: (target: string) => Promise<Response>,
) {
  let onMessage = (_event: { data: Question & { port: MessagePort } }) => {};
  const scope: Record<string, unknown> = {
    ...{ URL, Response, TextDecoder, WebAssembly, performance, setTimeout, console, fetch },
    ...{ Uint8Array, Uint8ClampedArray, ArrayBuffer, Blob },
    WorkerGlobalScope: Object,
    location: new URL(address, 'https://perennial.example'),
    addEventListener: (_name: string, listener: typeof onMessage) => {
      onMessage = listener;
    },
  };
  scope.self = scope;
  const context = createContext(scope);
  scope.importScripts = (target: string) =>
    runInContext(readFileSync(placeOf(new URL(target).pathname), 'utf8'), context);
  runInContext(String(await fileAt(address)), context);
  return (question: Question) =>
    new Promise<WorkerAnswer<Answer>>((resolve) => {
      const port = { postMessage: resolve } as unknown as MessagePort; // as: the worker only answers
      onMessage({ data: { ...question, port } });
    });
}
