import { db } from '@/lib/platform/db/client';
import { canPrepareVideos } from '../ffmpeg/ffmpeg-state';
import { enqueuePreparation } from './prepare-video';

const BATCH = 100;

/**
 * Enqueues `prepareVideo` for videos that may need it and have no job: those of an earlier release, those whose job was
 * lost in a restore, and, where there is ffmpeg, those that were stored while there was none. In no order, so that
 * videos that the storage has lost do not keep others from their turn.
 */
export async function findUnpreparedVideos(): Promise<void> {
  const withLimited = await canPrepareVideos();
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT m.id FROM media m
    WHERE m.type = 'video' AND m.playback IS DISTINCT FROM 'everywhere'
      AND (m.playback IS NULL OR m.playback = 'preparing' OR (m.playback = 'limited' AND ${withLimited}))
      AND (m.state = 'ready' OR (m.state = 'pending' AND EXISTS (
        SELECT FROM media_contributions c WHERE c."mediaId" = m.id)))
      AND NOT EXISTS (
        SELECT FROM pgboss.job j WHERE j.name = 'prepare-video' AND j.singleton_key = m.id
          AND j.state IN ('created', 'retry', 'active'))
    ORDER BY random() LIMIT ${BATCH}`;
  if (rows.length === 0) return;
  await db().$transaction((tx) =>
    enqueuePreparation(
      tx,
      rows.map(({ id }) => id),
    ),
  );
}
