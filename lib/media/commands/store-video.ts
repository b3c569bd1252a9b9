import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Playback } from '@/lib/platform/db/generated/enums';
import { newId } from '@/lib/platform/ids/public-id';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { canPrepareVideos } from '../ffmpeg/ffmpeg-state';
import { planVideo } from '../playback-rules';
import { type DetectedItem, storeFile } from '../store-file';
import { withEnding } from '../with-ending';
import { copyStreams } from './copy-streams';
import { type StoredMedia, writeMediaRow } from './write-media-row';

/**
 * Stores a video as pending. Keeps only picture and sound, so that the location in
 * its metadata is not kept (copy-streams.ts; security.md, fact 9). A video that some browsers cannot play is stored
 * nevertheless; where there is ffmpeg, a job prepares a version that all of them play
 * (prepare-video.ts). Throws `invalid` or `unsupported` for a video that cannot be read
 * or is not accepted here. A job makes its poster when a memorial shows it
 * (attach-items.ts).
 */
export async function storeVideo(ownerId: string, file: DetectedItem): Promise<StoredMedia> {
  const folder = await temporaryFolder();
  try {
    const copy = path.join(folder, 'copy');
    const sender = { account: ownerId, address: file.address };
    const { ending, variant, facts } = await copyStreams(file, copy, sender);
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

async function playbackOf(plan: ReturnType<typeof planVideo>): Promise<Playback> {
  if (plan === 'plays' || plan === 'copy') return 'everywhere';
  return (await canPrepareVideos()) ? 'preparing' : 'limited';
}
