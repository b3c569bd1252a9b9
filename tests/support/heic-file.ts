import { readFileSync } from 'node:fs';
import { box, u16, u32 } from './mp4-boxes';

/** Pictures of one frame in H.265, of 320 × 240 pixels: the one of scan.tiff, and red. */
export const PHONE_HEIC = 'tests/support/files/pictures/phone.heic';
const RED_HEIC = 'tests/support/files/pictures/red.heic';
export const TILE = { width: 320, height: 240 } as const;

export type HeicOptions = {
  columns?: number;
  rows?: number;
  /** The size that the file declares for the whole picture. */
  width?: number;
  height?: number;
  /** How often a viewer turns the picture by 90 degrees, anticlockwise. */
  turns?: number;
  isMirrored?: boolean;
  /** The size of the part that is shown, at the top left. */
  crop?: { width: number; height: number };
  profile?: Buffer;
  /** An EXIF block, beginning with its byte order. */
  exif?: Buffer;
  /** The size that the file declares for a tile. */
  tile?: { width: number; height: number };
};

/**
 * Writes a HEIC file as phones do (ISO/IEC 23008-12): a grid of tiles, with rotation, profile and EXIF outside the
 * frames. The first tile is red, each further one is the frame of phone.heic.
 */
export function heicOfTiles({
  columns = 2,
  rows = 2,
  width = columns * TILE.width,
  height = rows * TILE.height,
  turns = 0,
  isMirrored = false,
  crop,
  profile,
  exif = Buffer.alloc(0),
  tile = TILE,
}: HeicOptions = {}): Buffer {
  const [phone, red] = [frameOf(PHONE_HEIC), frameOf(RED_HEIC)];
  const tileCount = columns * rows;
  const [gridId, exifId, firstTile] = [1, 2, 3];
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width), u32(height)]);
  const metadata = Buffer.concat([u32(0), exif]);
  const contents = [grid, metadata, red.frame, phone.frame];
  const tiles = Array.from({ length: tileCount }, (_, index) => ({
    id: firstTile + index,
    type: 'hvc1',
    content: index === 0 ? 2 : 3,
    properties: [index === 0 ? 2 : 1, 3],
  }));

  const properties = [
    phone.configuration,
    red.configuration,
    fullBox('ispe', u32(tile.width), u32(tile.height)),
    fullBox('ispe', u32(width), u32(height)),
    ...(crop ? [cropTo(crop, { width, height })] : []),
    box('irot', u8(turns)),
    ...(isMirrored ? [box('imir', u8(1))] : []),
    ...(profile ? [box('colr', 'prof', profile)] : []),
  ];
  const ofGrid = properties.slice(3).map((_, index) => index + 4);
  const items: Item[] = [
    { id: gridId, type: 'grid', content: 0, properties: ofGrid },
    { id: exifId, type: 'Exif', content: 1, properties: [] },
    ...tiles,
  ];
  const associations = items.map(({ id, properties: numbers }) =>
    Buffer.concat([u16(id), u8(numbers.length, ...numbers)]),
  );
  const entries = items.map(({ id, type }) =>
    box('infe', u8(2, 0, 0, 0), u16(id), u16(0), type, u8(0)),
  );
  const references = [
    box('dimg', u16(gridId), u16(tileCount), ...tiles.map(({ id }) => u16(id))),
    box('cdsc', u16(exifId), u16(1), u16(gridId)),
  ];
  const metaFrom = (start: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', u32(0), 'pict', Buffer.alloc(13)),
      fullBox('pitm', u16(1)),
      locations(items, contents, start),
      fullBox('iinf', u16(items.length), ...entries),
      fullBox('iref', ...references),
      box('iprp', box('ipco', ...properties), fullBox('ipma', u32(items.length), ...associations)),
    );
  const head = box('ftyp', 'heic', u32(0), 'mif1heic');
  const start = head.length + metaFrom(0).length + 8;
  return Buffer.concat([head, metaFrom(start), box('mdat', ...contents)]);
}

/** The size, and how far its centre is from that of the picture, as fractions. */
function cropTo(
  part: { width: number; height: number },
  whole: { width: number; height: number },
): Buffer {
  const numbers = [part.width, part.height, part.width - whole.width, part.height - whole.height];
  return box('clap', ...numbers.flatMap((value, index) => [i32(value), u32(index < 2 ? 1 : 2)]));
}

function i32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

type Item = { id: number; type: string; content: number; properties: number[] };

const u8 = (...values: number[]) => Buffer.from(values);
const fullBox = (type: string, ...parts: (Buffer | string)[]) => box(type, u32(0), ...parts);

/** Where the content of each item is: contents follow each other from `start`, and items may share one. */
function locations(items: Item[], contents: Buffer[], start: number): Buffer {
  const entries = items.map(({ id, content }) => {
    const at = start + Buffer.concat(contents.slice(0, content)).length;
    return Buffer.concat([u16(id), u16(0), u16(1), u32(at), u32(contents[content]?.length ?? 0)]);
  });
  return fullBox('iloc', u8(0x44, 0), u16(items.length), ...entries);
}

/** The decoder configuration and the only frame of a file. */
function frameOf(path: string): { configuration: Buffer; frame: Buffer } {
  const file = readFileSync(path);
  const part = (type: string) => {
    const at = file.indexOf(type) - 4;
    return file.subarray(at, at + file.readUInt32BE(at));
  };
  return { configuration: part('hvcC'), frame: part('mdat').subarray(8) };
}
