-- For the job that looks for videos to prepare (lib/media/commands/find-unprepared-videos.ts).
SET lock_timeout = '2min';

DROP INDEX CONCURRENTLY IF EXISTS "media_unprepared_videos";
CREATE INDEX CONCURRENTLY "media_unprepared_videos" ON "media" ("createdAt")
  WHERE "type" = 'video' AND "playback" IS DISTINCT FROM 'everywhere';
