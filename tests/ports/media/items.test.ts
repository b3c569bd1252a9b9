import { readFile, rm } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { beforeAll, describe, expect, it } from 'vitest';
import { storeItem } from '@/lib/media/commands/store-item';
import { readObjectKeys } from '@/lib/media/object-keys';
import { db } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { storagePort } from '@/lib/platform/storage/select';
import { MESSAGES } from '@/tests/support/media-messages';
import { ada } from '../../support/cast';
import { pdf } from '../../support/document-files';
import {
  findLocation,
  indexedVideo,
  plainVideo,
  videoWithLocation,
  webmWithLocation,
} from '../../support/video-files';
import { halves, withLocation, writeTemporaryFile } from '../../unit/media/picture-files';

let ownerId: string;
beforeAll(async () => {
  ownerId = (await ada()).user.id;
});

async function store(bytes: Buffer, fileName = 'x') {
  const path = await writeTemporaryFile(bytes);
  return storeItem(ownerId, { path, fileName, bytes: bytes.length }).finally(() => rm(path));
}

const objects = () => Array.fromAsync(storagePort().list('media/'));
const rowOf = (id: string) => db().media.findUniqueOrThrow({ where: { id } });

/** Returns every stored object of an item with its key. */
async function storedBytes(id: string): Promise<[string, Buffer][]> {
  const keys = (await Array.fromAsync(storagePort().list(`media/${id}/`))).map(({ key }) => key);
  return Promise.all(
    keys.map(
      async (key): Promise<[string, Buffer]> => [key, await readFile(`${env().MEDIA_DIR}/${key}`)],
    ),
  );
}

describe('storeItem', () => {
  it.each([
    ['JPEG', async () => withLocation(halves(60, 40)).jpeg().toBuffer()],
    ['PNG', async () => withLocation(halves(60, 40)).png().toBuffer()],
    ['WebP', async () => withLocation(halves(60, 40)).webp().toBuffer()],
    ['MP4', () => videoWithLocation('isom')],
    ['MOV', () => videoWithLocation('qt  ')],
    ['WebM', () => webmWithLocation()],
  ])('removes the GPS location from every stored object of a %s', async (_, make) => {
    const upload = await make();
    expect(findLocation(upload), 'the test file').not.toEqual([]);
    const storedObjects = await storedBytes((await store(upload)).id);
    expect(storedObjects.length).toBeGreaterThan(0);
    for (const [key, bytes] of storedObjects) expect(findLocation(bytes), key).toEqual([]);
  });

  it.each([
    ['isom', 'clip.mp4', 'clip.mp4'],
    ['qt  ', 'IMG_0042.MOV', 'IMG_0042.mp4'],
  ] as const)('keeps the frames and sound of a video (%s)', async (brand, name, storedName) => {
    const { id, type } = await store(await videoWithLocation(brand), name);
    expect(type).toBe('video');
    const row = await rowOf(id);
    expect(row).toMatchObject({
      state: 'pending',
      contentType: 'video/mp4',
      fileName: storedName,
      width: 96,
      height: 64,
    });
    const [[key, copy] = ['', Buffer.alloc(0)]] = await storedBytes(id);
    expect(readObjectKeys(row.objects)).toEqual({ original: key });
    expect(Number(row.bytes)).toBe(copy.length);
    expect(await packetsOf(copy)).toEqual(await packetsOf(await plainVideo()));
  });

  it('keeps a WebM as WebM', async () => {
    const webm = await webmWithLocation();
    const { id } = await store(webm, 'clip.webm');
    expect(await rowOf(id)).toMatchObject({ contentType: 'video/webm', width: 96, height: 64 });
    const [[, copy] = ['', Buffer.alloc(0)]] = await storedBytes(id);
    expect(await packetsOf(copy)).toEqual(await packetsOf(webm));
  });

  it('keeps a document byte for byte', async () => {
    const { id, type } = await store(pdf(), 'Eulogy.pdf');
    expect(type).toBe('document');
    expect(await rowOf(id)).toMatchObject({
      contentType: 'application/pdf',
      fileName: 'Eulogy.pdf',
    });
    expect((await storedBytes(id))[0]?.[1]).toEqual(pdf());
  });

  it('recognises a picture by its bytes, not by its name', async () => {
    const picture = await halves(60, 40).jpeg().toBuffer();
    expect((await store(picture, 'virus.exe')).type).toBe('photo');
  });
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const bytes = (text: string) => async () => Buffer.from(text, 'latin1');
const bomb = async () => {
  const { default: sharp } = await import('sharp');
  const create = { width: 16_000, height: 16_000, channels: 3, background: '#000' } as const;
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
};

describe('storeItem refuses, without storing anything,', () => {
  it.each([
    ['an empty file', bytes(''), 'invalid', MESSAGES.empty],
    ['a drawing with a script', bytes(SVG), 'unsupported', MESSAGES.notMedia],
    ['a page', bytes('<!doctype html><script>alert(1)</script>'), 'unsupported', MESSAGES.notMedia],
    ['a page that begins as a GIF', bytes('GIF89a/*<html>*/'), 'invalid', MESSAGES.damaged],
    ['a program', bytes(`MZ\x90\0\x03${'\0'.repeat(60)}`), 'unsupported', MESSAGES.notMedia],
    ['an archive', bytes('PK\x03\x04\x14\0\0\0\0\0'), 'unsupported', MESSAGES.notMedia],
    [
      'a sequence of HEIC',
      bytes('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc'),
      'unsupported',
      MESSAGES.notMedia,
    ],
    [
      'only the head of a HEIC',
      bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'invalid',
      MESSAGES.damaged,
    ],
    ['a playlist', bytes('#EXTM3U\nhttp://127.0.0.1/x.ts\n'), 'unsupported', MESSAGES.notMedia],
    ['a decompression bomb', bomb, 'too_large', MESSAGES.tooManyPixels],
    [
      'half a video',
      async () => (await plainVideo()).subarray(0, 3000),
      'invalid',
      MESSAGES.videoDamaged,
    ],
    [
      'a video whose samples are cut off',
      async () => truncateVideo(await indexedVideo()),
      'invalid',
      MESSAGES.videoDamaged,
    ],
    [
      'only the head of a video',
      bytes('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
      'invalid',
      MESSAGES.videoDamaged,
    ],
  ])('%s', async (_, make, code, message) => {
    const before = await objects();
    await expect(store(await make(), 'photo.jpg')).rejects.toMatchObject({ code, message });
    expect(await objects()).toHaveLength(before.length);
  });

  it('a document that is too large', async () => {
    const path = await writeTemporaryFile(pdf());
    const file = { path, fileName: 'x.pdf', bytes: 21 * 1024 * 1024 };
    await expect(storeItem(ownerId, file)).rejects.toMatchObject({
      code: 'too_large',
      message: MESSAGES.documentTooLarge,
    });
    await rm(path);
  });
});

/** A video whose index is complete, but half of the indexed data is missing. */
const truncateVideo = (video: Buffer) => video.subarray(0, Math.floor(video.length * 0.6));

/** Returns every packet of every track, in the order of the container. */
async function packetsOf(file: Buffer) {
  const { EncodedPacketSink } = await import('mediabunny');
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const tracks = (await input.getTracks()).map(async (track) => {
    const packets: [string, number, string][] = [];
    for await (const { type, timestamp, data } of new EncodedPacketSink(track).packets())
      packets.push([type, Math.round(timestamp * 1000), Buffer.from(data).toString('base64')]);
    return { codec: await track.getCodec(), packets };
  });
  return Promise.all(tracks);
}
