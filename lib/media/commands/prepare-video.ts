import { rm } from 'node:fs/promises';
import path from 'node:path';
import { invalidatePage } from '@/lib/platform/cache/invalidate-page';
import { db, type Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Playback } from '@/lib/platform/db/generated/enums';
import { MINUTE_MS } from '@/lib/platform/durations';
import { AppError, isServerError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { contentTypeOf } from '@/lib/platform/storage/keys';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { decode } from '../decoder/decode';
import { fetchObject } from '../fetch-object';
import { prepareArguments } from '../ffmpeg/arguments';
import { canMapTones, canPrepareVideos } from '../ffmpeg/ffmpeg-state';
import { type FfmpegLimits, runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { BACKGROUND_PRIORITY, runInMediaSlot } from '../media-slots';
import { ORIGINAL, readObjectKeys, SENT } from '../object-keys';
import { PREPARED_MAX_BYTES, planVideo, type StreamPlan, type VideoFacts } from '../playback-rules';
import { type PreparedVideo, replaceVideo } from './replace-video';

/** How often ffmpeg is started for a video, since one may end the machine that it runs on. */
const MAX_TRIES = 3;
/** A video of 200 MB in 4K needs some ten minutes of a slow processor. */
const LIMITS: FfmpegLimits = { processorMs: 30 * MINUTE_MS, maxBytes: PREPARED_MAX_BYTES };

/** Enqueues `prepareVideo` for videos that may not play everywhere; does nothing for other items. */
export async function enqueuePreparation(tx: Tx, mediaIds: string[]): Promise<void> {
  const rows = await tx.media.findMany({
    where: { id: { in: mediaIds }, ...UNPREPARED },
    select: { id: true },
  });
  for (const { id } of rows)
    await enqueue(tx, 'prepare-video', { mediaId: id }, { singletonKey: id });
}

const UNPREPARED: Prisma.MediaWhereInput = {
  type: 'video',
  state: { not: 'orphaned' },
  OR: [{ playback: null }, { playback: { in: ['preparing', 'limited'] } }],
};

/**
 * Makes the version of a video that every browser plays, if it needs one (decision 0130), and shows it in place of the
 * stored one. Nothing changes until the new file is complete and stored. A video that ffmpeg refuses stays as it is,
 * and its page says so. Safe to repeat.
 * @param limits for tests
 */
export async function prepareVideo(
  { mediaId }: { mediaId: string },
  limits = LIMITS,
): Promise<void> {
  const row = await db().media.findFirst({
    where: { id: mediaId, ...UNPREPARED },
    select: { objects: true, playback: true },
  });
  if (!row) return;
  const objects = readObjectKeys(row.objects);
  const key = objects[ORIGINAL] ?? objects[SENT] ?? '';
  const folder = await temporaryFolder();
  try {
    const stored = { mediaId, key, path: path.join(folder, 'stored') };
    const bytes = key && (await fetchObject(key, stored.path));
    if (!bytes) return await setPlayback(mediaId, 'failed'); // lost by the storage
    const made = path.join(folder, 'made.mp4');
    const result = await makeVideo({ ...stored, bytes, playback: row.playback }, made, limits);
    if (typeof result === 'string') await setPlayback(mediaId, result);
    else await replaceVideo(mediaId, key, result);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type StoredVideo = {
  mediaId: string;
  key: string;
  path: string;
  bytes: number;
  playback: Playback | null;
};

/** Makes the new file, or returns where the video plays without one. */
async function makeVideo(
  stored: StoredVideo,
  made: string,
  limits: FfmpegLimits,
): Promise<PreparedVideo | Playback> {
  const { mediaId, path: from, bytes } = stored;
  try {
    const facts = await readFacts(from);
    const plan = planVideo(facts);
    if (plan === 'plays') return 'everywhere';
    if (plan === 'copy')
      await inBackground(() => decode('video', { path: from, copy: made }, bytes));
    else {
      const without = await encode(stored, { facts, plan }, made, limits);
      if (without) return without;
    }
    const madeFacts = await readFacts(made);
    if (planVideo(madeFacts) === 'plays')
      return { path: made, facts: madeFacts, isEncoded: plan !== 'copy' };
    log.error({ mediaId, plan, madeFacts }, 'a prepared video would not play everywhere');
    return 'failed';
  } catch (error) {
    if (!(error instanceof AppError) || isServerError(error.code)) throw error;
    log.warn({ mediaId }, 'a video stays as it is, because it cannot be read');
    return 'failed';
  }
}

const readFacts = (file: string) => inBackground(() => decode('facts', { path: file }));

const inBackground = <T>(work: () => Promise<T>): Promise<T> =>
  runInMediaSlot('video', work, { priority: BACKGROUND_PRIORITY });

/** Runs ffmpeg. Returns where the video plays if nothing could be made. */
async function encode(
  { mediaId, key, path: from, playback }: StoredVideo,
  { facts, plan }: { facts: VideoFacts; plan: StreamPlan },
  made: string,
  limits: FfmpegLimits,
): Promise<'limited' | 'failed' | null> {
  if (!(await canPrepareVideos())) return 'limited';
  if (playback !== 'preparing') await setPlayback(mediaId, 'preparing');
  if (!(await countTry(mediaId))) return 'failed';
  const video = { path: from, contentType: contentTypeOf(key) };
  const mapsTones = facts.isHdr && (await canMapTones());
  const result = await runFfmpeg(prepareArguments(video, { facts, plan, mapsTones }, made), limits);
  if (result.ended === 'done') return null;
  if (result.ended === 'missing') return 'limited';
  log.warn({ mediaId, reason: result.reason }, 'a video could not be prepared');
  return 'failed';
}

/** Counts a start of ffmpeg before it happens. Returns false if there have been too many. */
async function countTry(mediaId: string): Promise<boolean> {
  const { count } = await db().media.updateMany({
    where: { id: mediaId, prepareTries: { lt: MAX_TRIES } },
    data: { prepareTries: { increment: 1 } },
  });
  return count > 0;
}

async function setPlayback(mediaId: string, playback: Playback): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.media.updateManyAndReturn({
      where: { id: mediaId, ...UNPREPARED },
      data: { playback },
      select: { memorialId: true },
    });
    const memorialId = rows[0]?.memorialId;
    if (memorialId) await invalidatePage(tx, paths.memorial(memorialId));
  });
}
