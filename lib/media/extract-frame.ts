import { stat } from 'node:fs/promises';
import { MINUTE_MS } from '@/lib/platform/durations';
import { log } from '@/lib/platform/log';
import { frameArguments, type VideoFile } from './ffmpeg/arguments';
import { runFfmpeg } from './ffmpeg/run-ffmpeg';

const LIMITS = { processorMs: MINUTE_MS, maxBytes: 20 * 1024 * 1024, memory: 'little' } as const;

/**
 * Writes one frame of a video as PNG with ffmpeg. Returns false if ffmpeg is not installed, or finds no frame within
 * its limits.
 */
export async function extractFrame(video: VideoFile, png: string): Promise<boolean> {
  const result = await runFfmpeg(frameArguments(video, png), LIMITS);
  if (result.ended === 'refused')
    log.warn({ reason: result.reason }, 'no poster frame could be made');
  if (result.ended !== 'done') return false;
  const made = await stat(png).catch(() => null); // none, if the video has no frame
  return made !== null && made.size > 0;
}
