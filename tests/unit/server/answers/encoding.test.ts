import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  addEncoding,
  chooseEncoding,
  encode,
  encodedBody,
  hasEncoding,
  MAX_RELEASE_BYTES,
} from '@/server/answers/encoding';

const allOf = async (body: Buffer | Readable) =>
  Buffer.isBuffer(body) ? body : Buffer.concat(await body.toArray());

const TEXT = Buffer.from('In loving memory. '.repeat(100));

describe('the encoding of an answer from memory', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=1', 'br'],
    ['identity', 'identity'],
    ['*', 'br'],
    ['gzip;q=0, *;q=0', 'identity'],
    ['nonsense;;q=;,', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
    [`gzip${' '.repeat(200)}`, 'gzip'],
  ])('for %s is %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });

  it('of a file that changes with a release is kept in both forms, unless that would take seconds', async () => {
    const kept = async (bytes: number) =>
      Object.keys(await encode(Buffer.alloc(bytes), 'application/wasm', true, 'br'));
    expect(await kept(MAX_RELEASE_BYTES)).toEqual(['br', 'gzip']);
    expect(await kept(MAX_RELEASE_BYTES + 1)).toEqual(['br']);
  });

  it('does not change the text', async () => {
    for (const isStable of [true, false]) {
      const first = await encode(TEXT, 'text/html; charset=utf-8', isStable, 'br');
      const bodies = await addEncoding(first, 'gzip');
      expect(bodies.identity).toBeUndefined();
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
        ['identity', (packed: Buffer) => packed],
      ] as const) {
        const sent = encodedBody(encoding, bodies);
        const bytes = await allOf(sent.body);
        expect([sent.encoding, sent.bytes]).toEqual([encoding, bytes.length]);
        expect(unpack(bytes)).toEqual(TEXT);
      }
    }
  });

  it.each([
    ['br', 'br', 'gzip'],
    ['gzip', 'gzip', 'br'],
    ['identity', 'gzip', 'br'], // decompressed from gzip, which stores the length
  ] as const)(
    'of a page first requested as %s is kept as %s; one requested later, %s, is added',
    async (firstEncoding, storedEncoding, other) => {
      const first = await encode(TEXT, 'text/html', false, firstEncoding);
      expect(Object.keys(first)).toEqual([storedEncoding]);
      expect([hasEncoding(first, firstEncoding), hasEncoding(first, other)]).toEqual([true, false]);
      const both = await addEncoding(first, other);
      expect(Object.keys(both).sort()).toEqual(['br', 'gzip']);
      expect(await addEncoding(both, other)).toBe(both);
    },
  );

  it('keeps nothing but the compressed bytes in memory', async () => {
    const text = randomBytes(10_000).toString('hex');
    const { br, gzip } = await addEncoding(
      await encode(Buffer.from(text), 'text/html', false, 'gzip'),
      'br',
    );
    for (const body of [br, gzip]) expect(body?.buffer.byteLength).toBe(body?.length);
  });

  it('is identity for pictures and short texts', async () => {
    expect(await encode(TEXT, 'image/webp', false, 'br')).toEqual({ identity: TEXT });
    const short = Buffer.from('ok');
    const bodies = await encode(short, 'text/plain', false, 'br');
    expect(encodedBody('br', bodies)).toEqual({ encoding: 'identity', bytes: 2, body: short });
  });
});
