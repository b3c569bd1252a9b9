import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { MINUTE_MS } from '@/lib/platform/durations';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { memoryOf } from './decoder/process-usage';
import { POSTER_WIDTH } from './rules';

const TIME_LIMIT_MS = MINUTE_MS;
/** The PATH for finding ffmpeg; FFMPEG_PATH may also be a full path. */
const SEARCH_PATH = '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin';
/** 4K, as phones and cameras record; ffmpeg holds a dozen or more such frames. */
const MAX_FRAME_PIXELS = 4096 * 2304;
const MEMORY_LIMIT = 400 * 1024 * 1024;
const CHECK_INTERVAL_MS = 15;
/** ffmpeg picks the most typical of this many frames, which is rarely a black one. */
const FRAMES = 48;

/**
 * Writes one frame of a video as PNG with ffmpeg. Returns false if ffmpeg is not installed, or
 * finds no frame within the limits of time and memory. ffmpeg may only open files of these formats,
 * no addresses, and gets none of our settings.
 */
export async function extractFrame(video: string, png: string): Promise<boolean> {
  const filter = `scale=w='min(${POSTER_WIDTH},iw)':h=-2,thumbnail=n=${FRAMES}`;
  const read = [
    '-max_pixels',
    String(MAX_FRAME_PIXELS),
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
    const running = promisify(execFile)(env().FFMPEG_PATH, args, {
      env: { PATH: SEARCH_PATH } as unknown as NodeJS.ProcessEnv, // Next's types require NODE_ENV
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    const { child } = running;
    const check = setInterval(() => {
      if (memoryOf(child.pid) > MEMORY_LIMIT) child.kill('SIGKILL');
    }, CHECK_INTERVAL_MS);
    await running.finally(() => clearInterval(check));
    return (await stat(png)).size > 0;
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error }, 'no poster frame could be made');
    return false;
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
