import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Films two seconds of 1080 lines as a phone does that is held upright: on its side, with a note that it is. */
export async function filmClip(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clip-'));
  const file = path.join(folder, 'clip.mp4');
  try {
    await promisify(execFile)('ffmpeg', [
      ...['-v', 'error', '-f', 'lavfi', '-i', 'testsrc2=size=1920x1080:rate=30:duration=2'],
      ...['-f', 'lavfi', '-i', 'sine=duration=2', '-c:a', 'aac', '-pix_fmt', 'yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '12', file],
    ]);
    return withQuarterTurn(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Where the matrix of a track is in its header, after the name of the header (ISO 14496-12, 8.3.2). */
const MATRIX_OFFSET = 44;
const QUARTER_TURN = [0, 0x0001_0000, 0, -0x0001_0000, 0, 0, 0, 0, 0x4000_0000];

/** Turns the first track. The options of ffmpeg for this differ between its versions. */
function withQuarterTurn(mp4: Buffer): Buffer {
  const matrix = mp4.indexOf('tkhd') + MATRIX_OFFSET;
  for (const [at, value] of QUARTER_TURN.entries()) mp4.writeInt32BE(value, matrix + 4 * at);
  return mp4;
}
