import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { MEDIA_ERROR_MESSAGES } from '../rules.ts';
import { FileError } from './file-error.ts';

/** Boxes that contain the boxes with the tables (ISO/IEC 14496-12, table 1). */
const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf'];
const HEADER = 8;
/** A real video has about 50 boxes, a fragmented one a few for each second. */
const MAX_BOXES = 200_000;
/**
 * More than 24 hours at 60 frames a second with a different duration each, which is far beyond real
 * videos.
 */
const MAX_ENTRIES = 6_000_000;
/** `trun` is in moof and traf, `stsz` in five other boxes. */
const MAX_DEPTH = 8;
const CHUNK = 64 * 1024;

type Box = { type: string; start: number; end: number };

/**
 * Throws `invalid` for an MP4 or MOV whose tables declare more samples than the file can contain.
 * Such a table needs only 12 bytes, for example "400 million samples of one byte", but a program
 * that reads the video expands it. Does nothing for other kinds of files.
 */
export function checkSampleTables(path: string): void {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    new Walk(file, size).boxes({ type: 'file', start: 0, end: size });
  } finally {
    closeSync(file);
  }
}

/**
 * Walks the boxes of a file without reading whole tables. Reads synchronously, which is ten times
 * as fast for small reads; a decoder does nothing else meanwhile.
 */
class Walk {
  private readonly file: number;
  /** A sample has at least one byte, so this is also the largest possible number of samples. */
  private readonly size: number;
  private boxesLeft = MAX_BOXES;
  private fragmentSamples = 0;

  constructor(file: number, size: number) {
    this.file = file;
    this.size = size;
  }

  boxes({ start, end }: Box, depth = 0): void {
    if (depth > MAX_DEPTH) rejectTable('boxes in boxes');
    for (let at = start; at + HEADER <= end; ) {
      if (--this.boxesLeft < 0) rejectTable('too many boxes');
      const box = this.box(at, end);
      if (!box) return; // the rest is damaged or not a box; the video reader decides
      if (CONTAINERS.includes(box.type)) this.boxes(box, depth + 1);
      else this.table(box);
      at = box.end;
    }
  }

  private box(at: number, end: number): Box | null {
    const head = this.bytes(at, 16);
    const type = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const [length, header] =
      short === 1
        ? [Number(head.readBigUInt64BE(8)), 16]
        : [short === 0 ? end - at : short, HEADER];
    if (length < header) return null;
    return { type, start: at + header, end: Math.min(end, at + length) };
  }

  private table({ type, start, end }: Box): void {
    if (type === 'stsz' || type === 'stz2') {
      const head = this.bytes(start, 12);
      const [each, count] = [head.readUInt32BE(4), head.readUInt32BE(8)];
      const bytes = type === 'stz2' ? count / 2 : each > 0 ? count * each : count * 4;
      if (bytes > this.size) rejectTable(`${type} of ${count} samples`);
    }
    if (type === 'stts' || type === 'ctts') this.runs(type, start, end);
    if (type === 'trun') this.fragment(start);
  }

  /** A run-length table: each entry is a number of equal samples. */
  private runs(type: string, start: number, end: number): void {
    const count = this.bytes(start, 8).readUInt32BE(4);
    const entries = start + 8;
    if (count > MAX_ENTRIES || entries + count * 8 > end)
      rejectTable(`${type} of ${count} entries`);
    let samples = 0;
    for (let at = entries; at < entries + count * 8; at += CHUNK) {
      const chunk = this.bytes(at, Math.min(CHUNK, entries + count * 8 - at));
      for (let entry = 0; entry + 8 <= chunk.length; entry += 8)
        samples += chunk.readUInt32BE(entry);
      if (samples > this.size) rejectTable(`${type} of ${samples} samples`);
    }
  }

  private fragment(start: number): void {
    this.fragmentSamples += this.bytes(start, 8).readUInt32BE(4);
    if (this.fragmentSamples > this.size)
      rejectTable(`fragments of ${this.fragmentSamples} samples`);
  }

  /** Bytes beyond the end of the file are zero. */
  private bytes(at: number, count: number): Buffer {
    const buffer = Buffer.alloc(count);
    readSync(this.file, buffer, 0, count, at);
    return buffer;
  }
}

function rejectTable(cause: string): never {
  throw new FileError('invalid', MEDIA_ERROR_MESSAGES.videoDamaged, { cause });
}
