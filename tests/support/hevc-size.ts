import { u32 } from './mp4-boxes';

const ARRAYS_AT = 8 + 22;
const SEQUENCE_PARAMETERS = 33;
/** What precedes the width: the unit's header, layers, profile and level, then the numbers 0 and 1. */
const WIDTH_AT = 8 * (2 + 1 + 12) + 4;

/**
 * Returns the parameter sets of a decoder configuration (`hvcC`), changed to frames of another size, as they may precede
 * a frame (ITU-T H.265, 7.3.2.2).
 */
export function parametersOfSize(
  configuration: Buffer,
  { width, height }: { width: number; height: number },
): Buffer {
  const units: Buffer[] = [];
  for (let at = ARRAYS_AT + 1; at < configuration.length; ) {
    const end = at + 5 + configuration.readUInt16BE(at + 3); // each array has one unit
    const unit = configuration.subarray(at + 5, end);
    const isSized = ((configuration[at] ?? 0) & 63) === SEQUENCE_PARAMETERS;
    units.push(isSized ? withSize(unit, width, height) : unit);
    at = end;
  }
  return Buffer.concat(units.flatMap((unit) => [u32(unit.length), unit]));
}

function withSize(unit: Buffer, width: number, height: number): Buffer {
  const bits = [...unescaped(unit)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const rest = afterNumber(afterNumber(bits.slice(WIDTH_AT))).replace(/0+$/, '');
  const sized = bits.slice(0, WIDTH_AT) + numberBits(width) + numberBits(height) + rest;
  const bytes = sized.match(/.{1,8}/g) ?? [];
  return escaped(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

/** Exponential Golomb codes. */
const numberBits = (value: number) => {
  const binary = (value + 1).toString(2);
  return '0'.repeat(binary.length - 1) + binary;
};
const afterNumber = (bits: string) => bits.slice(2 * bits.indexOf('1') + 1);

/** A 3 after two zeros keeps a unit from containing a start code. */
function unescaped(unit: Buffer): number[] {
  return [...unit].filter((byte, at) => !(byte === 3 && unit[at - 1] === 0 && unit[at - 2] === 0));
}

function escaped(bytes: number[]): Buffer {
  const result: number[] = [];
  for (const byte of bytes) {
    if (byte <= 3 && result.at(-1) === 0 && result.at(-2) === 0) result.push(3);
    result.push(byte);
  }
  return Buffer.from(result);
}
