import { MINUTE_MS } from '@/lib/platform/durations';
import { runFfmpeg } from './run-ffmpeg';

/** `incomplete`: it has no encoder for H.264, so it only makes stills. */
export type FfmpegState = 'ready' | 'incomplete' | 'missing';

const LIMITS = { processorMs: MINUTE_MS / 2, maxBytes: 0 };

/** What the operator's ffmpeg (FFMPEG_PATH) can do. Asked each time, since one may be installed while the site runs. */
export async function ffmpegState(): Promise<FfmpegState> {
  const asked = await runFfmpeg(['-v', 'error', '-encoders'], LIMITS).catch(() => null);
  if (asked?.ended !== 'done') return 'missing';
  return /\blibx264\b/.test(asked.output) ? 'ready' : 'incomplete';
}

/** Whether ffmpeg can make a version of a video that plays everywhere. */
export const canPrepareVideos = async (): Promise<boolean> => (await ffmpegState()) === 'ready';

/** Whether ffmpeg can turn the light of HDR into that of ordinary screens. */
export async function canMapTones(): Promise<boolean> {
  const asked = await runFfmpeg(['-v', 'error', '-filters'], LIMITS).catch(() => null);
  return asked?.ended === 'done' && /\bzscale\b/.test(asked.output);
}
