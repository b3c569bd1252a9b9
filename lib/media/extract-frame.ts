import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { POSTER_WIDTH } from './rules';

const TIME_LIMIT_MS = 60_000;
/** Of so many frames the one that is most like the others is taken: seldom a black one. */
const FRAMES = 48;

/**
 * Writes one frame of a video as PNG with the program ffmpeg. Gives false when there is no such program,
 * or when it finds no frame in time. It may open files of these formats only, and no address.
 */
export async function extractFrame(video: string, png: string): Promise<boolean> {
  const filter = `scale=w='min(${POSTER_WIDTH},iw)':h=-2,thumbnail=n=${FRAMES}`;
  const read = [
    '-protocol_whitelist',
    'file',
    '-format_whitelist',
    'mov,matroska,webm',
    '-i',
    video,
  ];
  const write = [
    '-map',
    '0:v:0',
    '-frames:v',
    '1',
    '-vf',
    filter,
    '-f',
    'image2',
    '-c:v',
    'png',
    png,
  ];
  const args = ['-nostdin', '-v', 'error', '-threads', '1', ...read, ...write];
  try {
    await promisify(execFile)(env().FFMPEG_PATH, args, {
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    return (await stat(png)).size > 0;
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error }, 'no poster frame could be made');
    return false;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
