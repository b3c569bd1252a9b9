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
import {
  FfmpegInterruptedError,
  type FfmpegLimits,
  isFfmpegStopping,
  runFfmpeg,
} from '../ffmpeg/run-ffmpeg';
import { runInMediaSlot } from '../media-slots';
import { ORIGINAL, readObjectKeys, SENT } from '../object-keys';
import { PREPARED_MAX_BYTES, planVideo, type StreamPlan, type VideoFacts } from '../playback-rules';
import { type PreparedVideo, replaceVideo } from './replace-video';

/** How often ffmpeg is started for a video, since one may end the machine that it runs on. */
const MAX_TRIES = 3;

/** A video of 200 MB in 4K needs some ten minutes of a slow processor; a long one with a low rate needs much for its size. */
const limitsFor = (bytes: number): FfmpegLimits => ({
  processorMs: Math.min(30 * MINUTE_MS, 5 * MINUTE_MS + bytes / 120),
  maxBytes: PREPARED_MAX_BYTES,
});

/**
 * Enqueues `prepareVideo` for videos that may not play everywhere; does nothing for other items, and for those that
 * have a job. The more videos of the same person are waiting, the later is the turn of the next one, so that nobody
 * waits for all of somebody else's.
 */
export async function enqueuePreparation(tx: Tx, mediaIds: string[]): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string; before: number }[]>`
    SELECT m.id, (
      SELECT count(*)::int FROM media o
      WHERE o."ownerId" = m."ownerId" AND o.type = 'video' AND (o.playback IS NULL OR o.playback = 'preparing')
        AND o.state <> 'orphaned'
        AND (o."createdAt", o.id) < (m."createdAt", m.id)) AS before
    FROM media m
    WHERE m.id = ANY (${mediaIds}) AND m.type = 'video' AND m.state <> 'orphaned'
      AND (m.playback IS NULL OR m.playback IN ('preparing', 'limited'))
      AND NOT EXISTS (
        SELECT FROM pgboss.job j
        WHERE j.name = 'prepare-video' AND j.singleton_key = m.id AND j.state IN ('retry', 'active'))`;
  for (const { id, before } of rows)
    await enqueue(tx, 'prepare-video', { mediaId: id }, { singletonKey: id, priority: -before });
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
 * @throws what went wrong on our side. Such a start of ffmpeg does not count, unless it was killed or stood still
 */
export async function prepareVideo(
  { mediaId }: { mediaId: string },
  limits?: FfmpegLimits,
): Promise<void> {
  const row = await db().media.findFirst({
    where: { id: mediaId, ...UNPREPARED },
    select: { objects: true, playback: true },
  });
  if (!row) return;
  const objects = readObjectKeys(row.objects);
  const key = objects[ORIGINAL] ?? objects[SENT] ?? '';
  const folder = await temporaryFolder();
  let isCounted = false;
  const countStart = async () => {
    isCounted = await countTry(mediaId);
    return isCounted;
  };
  try {
    const stored = { mediaId, key, path: path.join(folder, 'stored'), countStart };
    const bytes = key && (await fetchObject(key, stored.path));
    // A restore may bring it back, so it stays to be prepared.
    if (!bytes) return log.error({ mediaId, key }, 'the storage has lost a video');
    const made = path.join(folder, 'made.mp4');
    const video = { ...stored, bytes, playback: row.playback };
    const result = await makeVideo(video, made, limits ?? limitsFor(bytes));
    if (result === 'limited' && isCounted) await uncountTry(mediaId);
    if (typeof result === 'string') await setPlayback(mediaId, result);
    else await replaceVideo(mediaId, key, result);
  } catch (error) {
    const isSuspicious = error instanceof FfmpegInterruptedError && error.isSuspicious;
    if (isCounted && !isSuspicious) await uncountTry(mediaId);
    throw error;
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
  /** Counts a start of ffmpeg before it happens. Returns false if there have been too many. */
  countStart: () => Promise<boolean>;
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
    const isRefusal = error instanceof AppError && !isServerError(error.code);
    if (!isRefusal || isFfmpegStopping()) throw error;
    log.warn({ mediaId }, 'a video stays as it is, because it cannot be read');
    return 'failed';
  }
}

const readFacts = (file: string) => inBackground(() => decode('facts', { path: file }));

const inBackground = <T>(work: () => Promise<T>): Promise<T> =>
  runInMediaSlot('video', work, { waits: true });

/** Runs ffmpeg. Returns where the video plays if nothing could be made. */
async function encode(
  { mediaId, key, path: from, playback, countStart }: StoredVideo,
  { facts, plan }: { facts: VideoFacts; plan: StreamPlan },
  made: string,
  limits: FfmpegLimits,
): Promise<'limited' | 'failed' | null> {
  const canPrepare = await canPrepareVideos();
  if (!canPrepare && !isFfmpegStopping()) return 'limited';
  if (playback !== 'preparing') await setPlayback(mediaId, 'preparing');
  if (!(await countStart())) {
    log.error(
      { mediaId, tries: MAX_TRIES },
      'a video is not tried again, because ffmpeg was killed or too slow each time',
    );
    return 'failed';
  }
  const video = { path: from, contentType: contentTypeOf(key) };
  const mapsTones = facts.isHdr && (await canMapTones());
  const result = await runFfmpeg(prepareArguments(video, { facts, plan, mapsTones }, made), limits);
  if (result.ended === 'done') return null;
  if (result.ended === 'missing') return 'limited';
  log.warn({ mediaId, reason: result.reason }, 'a video could not be prepared');
  return 'failed';
}

async function countTry(mediaId: string): Promise<boolean> {
  const { count } = await db().media.updateMany({
    where: { id: mediaId, prepareTries: { lt: MAX_TRIES } },
    data: { prepareTries: { increment: 1 } },
  });
  return count > 0;
}

async function uncountTry(mediaId: string): Promise<void> {
  await db().media.updateMany({
    where: { id: mediaId, prepareTries: { gt: 0 } },
    data: { prepareTries: { decrement: 1 } },
  });
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
