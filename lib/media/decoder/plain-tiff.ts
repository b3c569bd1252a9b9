const TAGS_AT = 8;
/** TIFF's numbers for the types of a tag's values. */
const SHORT = 3;
const LONG = 4;
const BYTES = 7;

type Tag = [id: number, type: number, count: number, value: number];

/** `pixels` is the part of `file` that holds the rows, top first, without gaps. */
export type PlainTiff = { file: Buffer; pixels: Buffer };

/**
 * Creates an uncompressed TIFF in memory, for formats that sharp cannot read: their decoders write RGB or RGBA into
 * `pixels`, and sharp reads `file`. Unlike bare pixels, a TIFF can carry a colour profile. The file is as in "TIFF,
 * revision 6.0" with Adobe's tag for profiles.
 */
export function newPlainTiff(
  { width, height, channels }: { width: number; height: number; channels: 3 | 4 },
  profile: Uint8Array = new Uint8Array(),
): PlainTiff {
  const tagCount = 10 + (channels === 4 ? 1 : 0) + (profile.length > 0 ? 1 : 0);
  const bitsAt = TAGS_AT + 2 + tagCount * 12 + 4;
  const profileAt = bitsAt + 2 * channels;
  const pixelsAt = profileAt + profile.length;
  const tags: Tag[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsAt],
    [259, SHORT, 1, 1], // no compression
    [262, SHORT, 1, 2], // RGB
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, width * height * channels],
    [284, SHORT, 1, 1], // channels side by side
  ];
  if (channels === 4) tags.push([338, SHORT, 1, 2]); // alpha that is not multiplied into the colours
  if (profile.length > 0) tags.push([34675, BYTES, profile.length, profileAt]);

  const file = Buffer.alloc(pixelsAt + width * height * channels);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(TAGS_AT, 4);
  file.writeUInt16LE(tagCount, TAGS_AT);
  for (const [index, [id, type, count, value]] of tags.entries()) {
    const at = TAGS_AT + 2 + index * 12;
    file.writeUInt16LE(id, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  for (let channel = 0; channel < channels; channel++) file.writeUInt16LE(8, bitsAt + 2 * channel);
  file.set(profile, profileAt);
  return { file, pixels: file.subarray(pixelsAt) };
}
