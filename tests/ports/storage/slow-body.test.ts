import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkedBody } from '@/lib/platform/storage/checked-body';
import { MAX_WAIT_MS, maxTransferMs, objectStream } from '@/lib/platform/storage/slow-body';
import { StorageError } from '@/lib/platform/storage-error';

const LARGE = 8 * 1024 * 1024;
const neverAborted = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

describe('the stream of an object', () => {
  it('returns a small object whole', async () => {
    const body = new PassThrough();
    const stream = objectStream(body, 5, neverAborted);
    body.write('12');
    body.end('345');
    expect(await text(await stream)).toBe('12345');
  });

  it('rejects when a small object is not complete in time', async () => {
    const stop = new AbortController();
    const body = new PassThrough();
    const stream = objectStream(body, 5, stop.signal);
    body.write('12');
    stop.abort();
    await expect(stream).rejects.toThrow();
    expect(body.destroyed).toBe(true);
  });

  it('fails when the storage stalls in a large object', async () => {
    const body = new PassThrough();
    const all = buffer(await objectStream(body, LARGE, neverAborted)).catch(
      (error: unknown) => error,
    );
    body.write(Buffer.alloc(1000));
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS - 1);
    expect(body.destroyed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await all).toBeInstanceOf(StorageError);
    expect(body.destroyed).toBe(true);
  });

  it('fails when a large object keeps arriving too slowly', async () => {
    const body = new PassThrough();
    const all = buffer(await objectStream(body, LARGE, neverAborted)).catch(
      (error: unknown) => error,
    );
    for (let at = 0; at < maxTransferMs(LARGE) / 1000; at += 1) {
      if (!body.destroyed) body.write('1');
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(await all).toBeInstanceOf(StorageError);
  });

  it('closes the body when its reader leaves without reading', async () => {
    const body = new PassThrough();
    const stream = await objectStream(body, LARGE, neverAborted);
    stream.destroy();
    await vi.waitFor(() => expect(body.destroyed).toBe(true));
  });
});

describe('the body of an upload', () => {
  const parts = () => Readable.from([Buffer.alloc(LARGE / 2), Buffer.alloc(LARGE / 2)]);

  it('is aborted when the storage stops reading', async () => {
    const { body, broken } = checkedBody(parts(), LARGE);
    (body as Readable).read(0); // reads one chunk
    await vi.advanceTimersByTimeAsync(0);
    expect(broken.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
    expect(broken.reason).toBeInstanceOf(StorageError);
  });

  it('is aborted when the storage never answers', async () => {
    const { body, broken } = checkedBody(parts(), LARGE);
    await buffer(body as Readable);
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS);
    expect(broken.aborted).toBe(false); // the system may still be sending from its buffers
    await vi.advanceTimersByTimeAsync(maxTransferMs(LARGE));
    expect(broken.reason).toBeInstanceOf(StorageError);
  });

  it('is not aborted after the answer', async () => {
    const { body, broken, end } = checkedBody(parts(), LARGE);
    await buffer(body as Readable);
    end();
    await vi.advanceTimersByTimeAsync(maxTransferMs(LARGE));
    expect(broken.aborted).toBe(false);
  });
});

describe('the time limit of a body', () => {
  it('is MAX_WAIT_MS unless the body is large', () => {
    expect([maxTransferMs(1), maxTransferMs(1_000_000)]).toEqual([MAX_WAIT_MS, MAX_WAIT_MS]);
    expect(maxTransferMs(200 * 1024 * 1024)).toBe(800_000);
  });
});
