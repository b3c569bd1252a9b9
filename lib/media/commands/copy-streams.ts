import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import type { CopiedVideo } from '../decoder/copy-video';
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
import { COPY_MAX_BYTES, PREPARED_MAX_BYTES, type VideoFacts } from '../playback-rules';
import { MEDIA_ERROR_MESSAGES } from '../rules';
import type { DetectedItem } from '../store-file';

const COPY_LIMITS = { processorMs: 60_000, maxBytes: COPY_MAX_BYTES, memory: 'little' } as const;
/** Somebody waits for it. 200 MB of JPEGs with 480 lines take some 25 seconds. */
const ENCODE_LIMITS = { processorMs: 120_000, maxBytes: PREPARED_MAX_BYTES };

/** What was made of a video, and what its headers say. */
type CopiedStreams = {
  ending: CopiedVideo['ending'] | ReturnType<typeof copyEnding>;
  variant: typeof ORIGINAL | typeof SENT;
  facts: VideoFacts;
};

/**
 * Writes picture and sound of an uploaded video into a new file that has no location (decision 0130): packet by packet
 * if packets of these codecs have no room for one, and otherwise encoded at once. A copy by ffmpeg is in a format that
 * no page plays, so it is not the `original`. The headers are read in the same turn, so that no finished copy waits for
 * another one.
 * @throws AppError `invalid` for a video that cannot be read; `unsupported` for one that takes ffmpeg where there is
 * none, or more time or room than it may take
 */
export async function copyStreams(
  file: DetectedItem,
  copy: string,
  sender: Sender,
): Promise<CopiedStreams> {
  const copied = await runInMediaSlot('video', () => copyPackets(file, copy), { sender });
  return copied ?? runInMediaSlot('encoding', () => encode(file, copy), { sender });
}

/** Returns null for a video that has to be encoded. */
async function copyPackets(file: DetectedItem, copy: string): Promise<CopiedStreams | null> {
  const { path: from, bytes } = file;
  const copied = await decode('video', { path: from, copy }, bytes);
  if (copied)
    return { ending: copied.ending, variant: ORIGINAL, facts: await readCopiedFacts(copy) };
  if (!(await canPrepareVideos()))
    throw new AppError('unsupported', MEDIA_ERROR_MESSAGES.videoNotPlayable);
  if (!isCopiable(await run(codecsArguments(file), COPY_LIMITS))) return null;
  await run(copyArguments(file, copy), COPY_LIMITS);
  return { ending: copyEnding(file), variant: SENT, facts: await readCopiedFacts(copy) };
}

async function encode(file: DetectedItem, copy: string): Promise<CopiedStreams> {
  const facts = await decode('facts', { path: file.path });
  const plan = { video: 'encode', audio: 'encode' } as const;
  const preparation = { facts, plan, mapsTones: false, isUrgent: true };
  await run(prepareArguments(file, preparation, copy), ENCODE_LIMITS);
  return { ending: 'mp4', variant: ORIGINAL, facts: await readCopiedFacts(copy) };
}

const readCopiedFacts = (copy: string) => decode('facts', { path: copy });

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
