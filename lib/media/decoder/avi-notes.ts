import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** RIFF, the size of the file, and its kind. */
const FILE_HEAD = 12;
/** A name and a size; in a list, the name of the list follows. */
const CHUNK_HEAD = 8;
const LIST_HEAD = 12;
/** The headers of an AVI have about ten chunks for each stream. */
const MAX_CHUNKS = 1_000;

/**
 * Turns the notes that a camera made about a stream of an AVI (`strd`) into padding, in the file itself: ffmpeg copies
 * them with the stream, and some cameras write Exif there, place included. Reads only the headers, a few bytes each.
 * Returns false for a file that is no AVI.
 */
export function blankAviNotes(path: string): boolean {
  const file = openSync(path, 'r+');
  try {
    const read = (at: number, bytes: number) => {
      const buffer = Buffer.alloc(bytes);
      readSync(file, buffer, 0, bytes, at);
      return buffer;
    };
    const head = read(0, FILE_HEAD).toString('latin1');
    if (!head.startsWith('RIFF') || !head.endsWith('AVI ')) return false;
    for (let at = FILE_HEAD, chunks = 0; chunks < MAX_CHUNKS; chunks++) {
      const chunk = read(at, LIST_HEAD);
      const [name, list] = [textAt(chunk, 0), textAt(chunk, CHUNK_HEAD)];
      const bytes = chunk.readUInt32LE(4);
      if (name === '\0\0\0\0' || (name === 'LIST' && list === 'movi')) break; // the end, or the packets
      if (name === 'strd') writeSync(file, 'JUNK', at, 'latin1');
      at += name === 'LIST' ? LIST_HEAD : CHUNK_HEAD + bytes + (bytes % 2);
    }
    return true;
  } finally {
    closeSync(file);
  }
}

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);
