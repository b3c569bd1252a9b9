/** Builds MP4 boxes by hand: length, type and content (ISO/IEC 14496-12). */
export type Part = Buffer | string;

export const boxWithType = (type: Buffer, ...parts: Part[]) => {
  const body = Buffer.concat(parts.map(asBytes));
  return Buffer.concat([u32(body.length + 8), type, body]);
};
export const box = (type: string, ...parts: Part[]) => boxWithType(asBytes(type), ...parts);
const asBytes = (part: Part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part);

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

export function boxesOf(file: Buffer): { type: string; bytes: Buffer }[] {
  const boxes: { type: string; bytes: Buffer }[] = [];
  for (let at = 0; at < file.length; ) {
    const bytes = file.subarray(at, at + file.readUInt32BE(at));
    boxes.push({ type: bytes.toString('latin1', 4, 8), bytes });
    at += bytes.length;
  }
  return boxes;
}
