import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { decode } from '../decoder/decode';
import {
  codecsArguments,
  copyArguments,
  copyEnding,
  isCopiable,
  prepareArguments,
} from '../ffmpeg/arguments';
import { canPrepareVideos } from '../ffmpeg/ffmpeg-state';
import { type FfmpegLimits, runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { runInMediaSlot, type Sender } from '../media-slots';
import { ORIGINAL, SENT } from '../object-keys';
import { COPY_MAX_BYTES, PREPARED_MAX_BYTES } from '../playback-rules';
import { MEDIA_ERROR_MESSAGES } from '../rules';
import type { DetectedItem } from '../store-file';

const COPY_LIMITS = { processorMs: 60_000, maxBytes: COPY_MAX_BYTES, memory: 'little' } as const;
/** Somebody waits for it. 200 MB of JPEGs with 480 lines take some 25 seconds. */
const ENCODE_LIMITS = { processorMs: 120_000, maxBytes: PREPARED_MAX_BYTES };

/**
 * Writes picture and sound of an uploaded video into a new file that has no location (decision 0130): packet by packet
 * if packets of these codecs have no room for one, and otherwise encoded at once. A copy by ffmpeg is in a format that
 * no page plays, so it is not the `original`. Returns the ending of the new file, and which variant it is.
 * @throws AppError `invalid` for a video that cannot be read; `unsupported` for one that takes ffmpeg where there is
 * none, or more time or room than it may take
 */
export async function copyStreams(file: DetectedItem, copy: string, sender: Sender) {
  const { path: from, bytes } = file;
  const copyPackets = () => decode('video', { path: from, copy }, bytes);
  const copied = await runInMediaSlot('video', copyPackets, { sender });
  if (copied) return { ending: copied.ending, variant: ORIGINAL } as const;
  if (!(await canPrepareVideos()))
    throw new AppError('unsupported', MEDIA_ERROR_MESSAGES.videoNotPlayable);
  if (await runInMediaSlot('video', () => copyIfPossible(file, copy), { sender }))
    return { ending: copyEnding(file), variant: SENT } as const;
  await runInMediaSlot('encoding', () => encode(file, copy), { sender });
  return { ending: 'mp4', variant: ORIGINAL } as const;
}

async function copyIfPossible(file: DetectedItem, copy: string): Promise<boolean> {
  if (!isCopiable(await run(codecsArguments(file), COPY_LIMITS))) return false;
  await run(copyArguments(file, copy), COPY_LIMITS);
  return true;
}

async function encode(file: DetectedItem, copy: string): Promise<void> {
  const facts = await decode('facts', { path: file.path });
  const plan = { video: 'encode', audio: 'encode' } as const;
  const preparation = { facts, plan, mapsTones: false, isUrgent: true };
  await run(prepareArguments(file, preparation, copy), ENCODE_LIMITS);
}

/** Returns what ffmpeg prints. */
async function run(args: string[], limits: FfmpegLimits): Promise<string> {
  const result = await runFfmpeg(args, limits);
  if (result.ended === 'done') return result.output;
  const reason = result.ended === 'refused' ? result.reason : result.ended;
  log.warn({ reason }, 'a video was refused');
  if (result.ended === 'refused' && !result.isBound)
    throw new AppError('invalid', MEDIA_ERROR_MESSAGES.videoDamaged);
  throw new AppError('unsupported', MEDIA_ERROR_MESSAGES.videoNotPlayable);
}
