import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { StoragePort } from '@/lib/platform/storage/port';

const WEBP = { contentType: 'image/webp' };

/** Declares the tests that every storage adapter must pass. Call it inside a describe. */
export function testStorageContract(port: () => StoragePort): void {
  const bytes = randomBytes(300_045);
  const newKey = (ending = 'webp') => `media/${randomBytes(6).toString('hex')}/800-x.${ending}`;
  const put = (key: string, body: Buffer = bytes) =>
    port().put(key, body, { ...WEBP, bytes: body.length });
  const read = async (key: string, range?: { start: number; end?: number }) => {
    const found = await port().get(key, range);
    return found && { ...found, stream: undefined, body: await buffer(found.stream) };
  };

  it('returns the stored bytes with type and length', async () => {
    const key = newKey();
    await put(key);
    const { length } = bytes;
    expect(await read(key)).toEqual({
      contentType: 'image/webp',
      bytes: length,
      totalBytes: length,
      body: bytes,
    });
  });

  it('accepts a stream', async () => {
    const key = newKey('mp4');
    const body = randomBytes(6 * 1024 * 1024);
    const chunks = Readable.from([body.subarray(0, 1_000_000), body.subarray(1_000_000)]);
    await port().put(key, chunks, { contentType: 'video/mp4', bytes: body.length });
    const found = await read(key);
    expect(found?.contentType).toBe('video/mp4');
    expect(found?.body.equals(body)).toBe(true);
  });

  it.each([-1, 1])('stores nothing when the declared length is wrong by %i', async (by) => {
    const key = newKey();
    const putOptions = { ...WEBP, bytes: bytes.length + by };
    await expect(port().put(key, Readable.from([bytes]), putOptions)).rejects.toThrow();
    await expect(port().put(key, bytes, putOptions)).rejects.toThrow();
    expect(await port().get(key)).toBeNull();
  });

  it('stores nothing when the stream breaks', async () => {
    const key = newKey();
    const breaking = Readable.from(
      (function* () {
        yield bytes;
        throw new Error('the upload broke');
      })(),
    );
    await expect(port().put(key, breaking, { ...WEBP, bytes: 400_000 })).rejects.toThrow();
    expect(await port().get(key)).toBeNull();
  });

  it('replaces an existing object', async () => {
    const key = newKey();
    await put(key);
    await put(key, Buffer.from('second'));
    expect((await read(key))?.body.toString()).toBe('second');
  });

  it.each([
    [{ start: 0, end: 0 }, 0, 1],
    [{ start: 10, end: 19 }, 10, 20],
    [{ start: 300_000 }, 300_000, 300_045],
    [{ start: 300_000, end: 999_999 }, 300_000, 300_045],
  ])('returns the range %j', async (range, from, to) => {
    const key = newKey();
    await put(key);
    const found = await read(key, range);
    expect(found).toMatchObject({ bytes: to - from, totalBytes: bytes.length });
    expect(found?.body.equals(bytes.subarray(from, to))).toBe(true);
  });

  it('refuses a range beyond the end', async () => {
    const key = newKey();
    await put(key);
    await expect(port().get(key, { start: bytes.length })).rejects.toBeInstanceOf(RangeError);
  });

  it('returns null for an unknown key', async () => {
    expect(await port().get(newKey())).toBeNull();
    expect(await port().get(newKey(), { start: 1 })).toBeNull();
  });

  it('can delete the same object twice', async () => {
    const key = newKey();
    await put(key);
    await port().delete(key);
    await port().delete(key);
    expect(await port().get(key)).toBeNull();
  });

  it('lists only the objects of a folder, with lengths and times', async () => {
    const folder = `media/${randomBytes(6).toString('hex')}/`;
    const keys = ['320-a.webp', '800-b.webp', 'preview-c.jpg'].map((name) => folder + name);
    for (const key of keys) {
      const contentType = key.endsWith('jpg') ? 'image/jpeg' : 'image/webp';
      await port().put(key, Buffer.from('12345'), { contentType, bytes: 5 });
    }
    await put(`${folder.slice(0, -1)}x/320-d.webp`);
    const listed = await Array.fromAsync(port().list(folder));
    expect(listed.map(({ key }) => key).sort()).toEqual(keys);
    for (const { bytes: length, changedAt } of listed) {
      expect(length).toBe(5);
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    }
    expect(await Array.fromAsync(port().list('nothing/'))).toEqual([]);
  });

  it.each(HOSTILE_KEYS)('refuses the key %j', async (key) => {
    await expect(put(key)).rejects.toThrow('Not a storage key');
    await expect(port().get(key)).rejects.toThrow('Not a storage key');
    await expect(port().delete(key)).rejects.toThrow('Not a storage key');
  });

  it('refuses a content type that does not match the ending of the key', async () => {
    const putOptions = { contentType: 'text/html', bytes: bytes.length };
    await expect(port().put(newKey(), bytes, putOptions)).rejects.toThrow('cannot be stored');
    await expect(Array.fromAsync(port().list('../'))).rejects.toThrow('Not a storage prefix');
  });
}

const HOSTILE_KEYS = [
  '../etc/passwd.webp',
  'media/../../x.webp',
  'media/./x.webp',
  '/media/x.webp',
  'media//x.webp',
  'media\\x.webp',
  'media/x\0.webp',
  'media/%2e%2e/x.webp',
  'media/.unfinished.webp',
  'media/x',
  'media/x.html',
  'media/x.svg',
  'x.webp',
  '',
];
