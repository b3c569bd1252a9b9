import { readFileSync } from 'node:fs';
import { parametersOfSize } from './hevc-size';
import { box, u16, u32 } from './mp4-boxes';

/** Pictures of one frame in H.265, of 320 × 240 pixels: the one of scan.tiff, and red. */
export const PHONE_HEIC = 'tests/support/files/pictures/phone.heic';
const RED_HEIC = 'tests/support/files/pictures/red.heic';
export const TILE = { width: 320, height: 240 } as const;

type Size = { width: number; height: number };

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
  crop?: Size;
  profile?: Buffer;
  /** An EXIF block, beginning with its byte order. */
  exif?: Buffer;
  /** The size that the file declares for a tile. */
  tile?: Size;
  /** The size that the file declares for the second tile. */
  secondTile?: Size;
  /** The size that the frames themselves declare; they end before. */
  coded?: Size;
  /** `iovl` draws the tiles over each other. */
  type?: 'grid' | 'iovl';
  /** The transparency: one frame, or a grid of the same frames as the picture. */
  alpha?: 'frame' | 'grid';
  /** The size that the file declares for the transparency. */
  alphaSize?: Size;
  /** An AVIF of one frame, which is then every tile. */
  av1?: Buffer;
  /** How often the grid names its only tile. */
  repeats?: number | undefined;
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
  secondTile = tile,
  coded,
  type = 'grid',
  alpha,
  alphaSize = alpha === 'grid' ? { width, height } : TILE,
  av1,
  repeats,
}: HeicOptions = {}): Buffer {
  const frameType = av1 ? 'av01' : 'hvc1';
  const [phone, red] = av1
    ? [frameOf(av1, 'av1C'), frameOf(av1, 'av1C')]
    : [frameOf(readFileSync(PHONE_HEIC), 'hvcC'), frameOf(readFileSync(RED_HEIC), 'hvcC')];
  const tileCount = repeats ? 1 : columns * rows;
  const [gridId, exifId, alphaId, firstTile] = [1, 2, 3, 4];
  const grid = Buffer.concat([u8(0, 1, rows - 1, columns - 1), u32(width), u32(height)]);
  const [colour, positions] = [Buffer.alloc(8), Buffer.alloc(8 * tileCount)];
  const overlay = Buffer.concat([u8(0, 1), colour, u32(width), u32(height), positions]);
  const metadata = Buffer.concat([u32(0), exif]);
  const parameters = coded
    ? [phone, red].map((one) => parametersOfSize(one.configuration, coded))
    : [];
  const [before = Buffer.alloc(0), beforeRed = Buffer.alloc(0)] = parameters;
  const contents = [
    type === 'grid' ? grid : overlay,
    metadata,
    Buffer.concat([beforeRed, red.frame]),
    Buffer.concat([before, phone.frame]),
  ];
  const tiles = Array.from({ length: tileCount }, (_, index) => ({
    id: firstTile + index,
    type: frameType,
    content: index === 0 ? 2 : 3,
    properties: [index === 0 ? 2 : 1, index === 1 ? 4 : 3],
  }));

  const properties = [
    phone.configuration,
    red.configuration,
    sizeBox(tile),
    sizeBox(secondTile),
    sizeBox(alphaSize),
    fullBox('auxC', 'urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0'),
    sizeBox({ width, height }),
    ...(crop ? [cropTo(crop, { width, height })] : []),
    box('irot', u8(turns)),
    ...(isMirrored ? [box('imir', u8(1))] : []),
    ...(profile ? [box('colr', 'prof', profile)] : []),
  ];
  const ofGrid = properties.slice(6).map((_, index) => index + 7);
  const transparency = {
    id: alphaId,
    ...(alpha === 'grid' ? { type: 'grid', content: 0 } : { type: frameType, content: 3 }),
    properties: alpha === 'grid' ? [5, 6] : [1, 5, 6],
  };
  const items: Item[] = [
    { id: gridId, type, content: 0, properties: ofGrid },
    { id: exifId, type: 'Exif', content: 1, properties: [] },
    ...(alpha ? [transparency] : []),
    ...tiles,
  ];
  const associations = items.map(({ id, properties: numbers }) =>
    Buffer.concat([u16(id), u8(numbers.length, ...numbers)]),
  );
  const entries = items.map((item) =>
    box('infe', u8(2, 0, 0, 0), u16(item.id), u16(0), item.type, u8(0)),
  );
  const named = repeats ? Array<number>(repeats).fill(firstTile) : tiles.map(({ id }) => id);
  const ofTiles = [u16(named.length), ...named.map(u16)];
  const references = [
    box('dimg', u16(gridId), ...ofTiles),
    ...(alpha === 'grid' ? [box('dimg', u16(alphaId), ...ofTiles)] : []),
    ...(alpha ? [box('auxl', u16(alphaId), u16(1), u16(gridId))] : []),
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
  const brand = av1 ? 'avif' : 'heic';
  const head = box('ftyp', brand, u32(0), 'mif1', brand);
  const start = head.length + metaFrom(0).length + 8;
  return Buffer.concat([head, metaFrom(start), box('mdat', ...contents)]);
}

/** The size, and how far its centre is from that of the picture, as fractions. */
function cropTo(part: Size, whole: Size): Buffer {
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
const sizeBox = ({ width, height }: Size) => fullBox('ispe', u32(width), u32(height));
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
function frameOf(file: Buffer, configuration: string): { configuration: Buffer; frame: Buffer } {
  const part = (type: string) => {
    const at = file.indexOf(type) - 4;
    return file.subarray(at, at + file.readUInt32BE(at));
  };
  return { configuration: part(configuration), frame: part('mdat').subarray(8) };
}
