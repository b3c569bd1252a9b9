import { readFile } from 'node:fs/promises';
import { box, boxesOf, boxWithType, u16, u32 } from './mp4-boxes';

/** The location in the test videos, in a phone's notation. No stored object may contain it. */
export const LOCATION = '-26.2041+028.0473';
export const CANARY = 'CanaryPhone';

const FILES = 'tests/support/files';

/** Two seconds each, without sound, made with ffmpeg: what people have on their devices, and many browsers do not play. */
export const VIDEO_SAMPLES = {
  /** H.265 with 10 bits. */
  iPhone: `${FILES}/videos/iphone-hevc-10bit.mov`,
  /** H.263. */
  nokia: `${FILES}/videos/nokia.3gp`,
  /** MPEG-4. */
  camcorder: `${FILES}/videos/camcorder.avi`,
  /** H.264 in MP4 with its index at the end. */
  indexLast: `${FILES}/videos/moov-at-the-end.mp4`,
};

/** One second of pictures and sound without metadata: H.264 and AAC. */
export const plainVideo = () => readFile(`${FILES}/plain.mp4`);
/** The plain video with its index first, as in videos for the web. */
export const indexedVideo = () => readFile(`${FILES}/indexed.mp4`);
/** VP9 and Opus with a location in the tags, made with ffmpeg. */
export const webmWithLocation = () => readFile(`${FILES}/placed.webm`);

/**
 * Returns the plain video as MP4 or MOV with its location stored in every known way: the phone's ©xyz, Apple's keys,
 * XMP, a `free` box, and a track of timed metadata with one sample.
 */
export async function videoWithLocation(brand: 'isom' | 'qt  ' = 'isom'): Promise<Buffer> {
  const boxes = boxesOf(await plainVideo());
  const moov = boxes.find(({ type }) => type === 'moov');
  const before = boxes.filter(({ type }) => type !== 'moov' && type !== 'ftyp');
  const head = [ftypOf(brand), ...before.map(({ bytes }) => bytes)];
  if (!moov || boxes[0]?.bytes.length !== 32)
    throw new Error('plain.mp4 does not have the expected boxes');
  const start = Buffer.concat(head).length;
  const sample = Buffer.from(`${CANARY} ${LOCATION}/`);
  const metadataBoxes = [udta(), appleKeys(), timedTrack(start + 8, sample.length)];
  return Buffer.concat([
    ...head,
    box('mdat', sample),
    box('moov', moov.bytes.subarray(8), ...metadataBoxes),
    box('uuid', XMP_ID, xmp()),
    box('free', `${CANARY} ${LOCATION}/`),
  ]);
}

/** Finds every remaining part of the location, regardless of the characters between the numbers. */
export const findLocation = (bytes: Buffer): string[] =>
  [CANARY, '26.2041', '028.0473', '\xa9xyz', 'location.ISO6709', 'GPSL', 'mett'].filter((word) =>
    bytes.includes(Buffer.from(word, 'latin1')),
  );

/** Has the same length as the old box, so that the offsets of the samples stay valid. */
const ftypOf = (brand: string) => box('ftyp', brand, u32(512), brand, 'iso2', 'avc1', 'mp41');

const XMP_ID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

const xmp = () =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>26,12.2S</exif:GPSLatitude>${CANARY}</x:xmpmeta>`;

const udta = () =>
  box(
    'udta',
    box('\xa9xyz', u16(LOCATION.length + 1), u16(0x15c7), `${LOCATION}/`),
    box('loci', u32(0), u16(0x15c7), `${CANARY}\0`, '\0', u32(28 << 16), u32(26 << 16), u32(0)),
    box('XMP_', xmp()),
  );

/** QuickTime's list of keys and values, as iPhones write it. */
const appleKeys = () =>
  box(
    'meta',
    box('hdlr', u32(0), u32(0), 'mdta', Buffer.alloc(13)),
    box('keys', u32(0), u32(1), box('mdta', 'com.apple.quicktime.location.ISO6709')),
    box('ilst', boxWithType(u32(1), box('data', u32(1), u32(0), `${LOCATION}/`))),
  );

/** A track that records the location every second, as action cameras and iPhones do. */
const timedTrack = (at: number, bytes: number) =>
  box(
    'trak',
    box('tkhd', u32(1), u32(0), u32(0), u32(9), u32(0), u32(1000), Buffer.alloc(60)),
    box(
      'mdia',
      box('mdhd', u32(0), u32(0), u32(0), u32(1000), u32(1000), u16(0x55c4), u16(0)),
      box('hdlr', u32(0), u32(0), 'meta', Buffer.alloc(12), `${CANARY}\0`),
      box(
        'minf',
        box('nmhd', u32(0)),
        box('dinf', box('dref', u32(0), u32(1), box('url ', u32(1)))),
        box(
          'stbl',
          box('stsd', u32(0), u32(1), box('mett', Buffer.alloc(6), u16(1), `\0text/${CANARY}\0`)),
          box('stts', u32(0), u32(1), u32(1), u32(1000)),
          box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
          box('stsz', u32(0), u32(bytes), u32(1)),
          box('stco', u32(0), u32(1), u32(at)),
        ),
      ),
    ),
  );
