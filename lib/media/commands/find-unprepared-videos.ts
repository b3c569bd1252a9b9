import { db } from '@/lib/platform/db/client';
import { canPrepareVideos } from '../ffmpeg/ffmpeg-state';
import { enqueuePreparation } from './prepare-video';

const BATCH = 100;

/**
 * Enqueues `prepareVideo` for the oldest videos that may need it: those of an earlier release, those whose job was lost
 * in a restore, and, where there is ffmpeg, those that were stored while there was none.
 */
export async function findUnpreparedVideos(): Promise<void> {
  const withLimited = await canPrepareVideos();
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT m.id FROM media m
    WHERE m.type = 'video' AND m.playback IS DISTINCT FROM 'everywhere'
      AND (m.playback IS NULL OR m.playback = 'preparing' OR (m.playback = 'limited' AND ${withLimited}))
      AND (m.state = 'ready' OR (m.state = 'pending' AND EXISTS (
        SELECT FROM media_contributions c WHERE c."mediaId" = m.id)))
    ORDER BY m."createdAt" LIMIT ${BATCH}`;
  if (rows.length === 0) return;
  await db().$transaction((tx) =>
    enqueuePreparation(
      tx,
      rows.map(({ id }) => id),
    ),
  );
}
