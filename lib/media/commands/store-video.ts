import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Playback } from '@/lib/platform/db/generated/enums';
import { AppError } from '@/lib/platform/errors';
import { newId } from '@/lib/platform/ids/public-id';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { decode } from '../decoder/decode';
import { copyArguments, copyEnding } from '../ffmpeg/arguments';
import { canPrepareVideos } from '../ffmpeg/ffmpeg-state';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { runInMediaSlot } from '../media-slots';
import { ORIGINAL, SENT } from '../object-keys';
import { COPY_MAX_BYTES, planVideo } from '../playback-rules';
import { MEDIA_ERROR_MESSAGES } from '../rules';
import { type DetectedItem, storeFile } from '../store-file';
import { withEnding } from '../with-ending';
import { type StoredMedia, writeMediaRow } from './write-media-row';

const COPY_LIMITS = { processorMs: 60_000, maxBytes: COPY_MAX_BYTES };

/**
 * Stores a video as pending. Copies only the packets of picture and sound, so that the location in
 * its metadata is not kept (security.md, fact 9). A video that some browsers cannot play is stored
 * nevertheless; where there is ffmpeg, a job prepares a version that all of them play
 * (prepare-video.ts). Throws `invalid` for a video that cannot be read, and `unsupported` for one
 * that only ffmpeg can read where there is none. A job makes its poster when a memorial shows it
 * (attach-items.ts).
 */
export async function storeVideo(ownerId: string, file: DetectedItem): Promise<StoredMedia> {
  const folder = await temporaryFolder();
  try {
    const copy = path.join(folder, 'copy');
    const { ending, variant } = await runInMediaSlot('video', () => copyStreams(file, copy));
    const facts = await runInMediaSlot('video', () => decode('facts', { path: copy }));
    const playback = await playbackOf(planVideo(facts));
    const id = newId();
    const { objects, ...stored } = await storeFile(id, copy, ending, variant);
    const fileName = withEnding(file.fileName, playback === 'preparing' ? 'mp4' : ending);
    const { width, height } = facts;
    const row = {
      id,
      ownerId,
      type: 'video' as const,
      fileName,
      width,
      height,
      playback,
      ...stored,
    };
    return await writeMediaRow(row, objects);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A copy by ffmpeg is in a format that no page plays, so it is not the `original`. */
async function copyStreams(file: DetectedItem, copy: string) {
  const { path: from, bytes } = file;
  const isAvi = file.contentType === 'video/vnd.avi'; // unknown to the decoder
  const copied = isAvi ? null : await decode('video', { path: from, copy }, bytes);
  if (copied) return { ending: copied.ending, variant: ORIGINAL } as const;
  if (!(await canPrepareVideos()))
    throw new AppError('unsupported', MEDIA_ERROR_MESSAGES.videoNotPlayable);
  const { ended } = await runFfmpeg(copyArguments(file, copy), COPY_LIMITS);
  if (ended !== 'done') throw new AppError('invalid', MEDIA_ERROR_MESSAGES.videoDamaged);
  return { ending: copyEnding(file), variant: SENT } as const;
}

async function playbackOf(plan: ReturnType<typeof planVideo>): Promise<Playback> {
  if (plan === 'plays' || plan === 'copy') return 'everywhere';
  return (await canPrepareVideos()) ? 'preparing' : 'limited';
}
