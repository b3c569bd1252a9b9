import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { prepareJobs } from '@/lib/platform/jobs/prepare';
import { startWorker } from '@/lib/platform/jobs/worker';
import { temporaryFolder } from '@/lib/platform/temporary-folder';
import { jobHandlers } from '@/server/job-handlers';
import { ada } from '@/tests/support/cast';
import { needFfmpeg } from '@/tests/support/ffmpeg';
import { VIDEO_SAMPLES } from '@/tests/support/video-files';
import { addVideo, storedKeys, videoRow } from './upload-video';

const PATIENCE_MS = 90_000;

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  await prepareJobs(env().DATABASE_URL);
});
afterAll(() => rm(folder, { recursive: true }));

it('a killed worker takes its ffmpeg with it, and its video is prepared by the next one', {
  timeout: 240_000,
}, async (context) => {
  needFfmpeg(context);
  context.skip(process.platform !== 'linux', 'only Linux ends ffmpeg with its parent');
  const { mediaId } = await addVideo(await ada(), VIDEO_SAMPLES.iPhone);
  const stored = await storedKeys(mediaId);

  const pid = await killWhileFfmpegRuns();
  await vi.waitUntil(() => !isRunning(pid), { timeout: PATIENCE_MS });
  expect(await videoRow(mediaId)).toMatchObject({ playback: 'preparing', prepareTries: 1 });
  expect(await storedKeys(mediaId)).toEqual(stored);

  const worker = await startWorker(jobHandlers);
  try {
    const isReady = async () => (await videoRow(mediaId)).playback === 'everywhere';
    await vi.waitUntil(isReady, { timeout: PATIENCE_MS, interval: 500 });
    expect(await storedKeys(mediaId)).toEqual(expect.arrayContaining(stored));
  } finally {
    await worker.stop();
  }
});

/** Kills a second worker while its ffmpeg, which never ends, runs. Returns the process id of that ffmpeg. */
async function killWhileFfmpegRuns(): Promise<number> {
  const [script, pidFile] = [path.join(folder, 'ffmpeg'), path.join(folder, 'pid')];
  const endless = `echo $$ > ${pidFile}.new && mv ${pidFile}.new ${pidFile} && exec sleep 600`;
  await writeFile(
    script,
    `#!/bin/sh\ncase "$*" in *-encoders*) echo libx264;; *libx264*) ${endless};; *) exit 1;; esac\n`,
  );
  await chmod(script, 0o700);
  const worker = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve('tests/api/jobs/doomed-worker.ts')],
    {
      env: { ...process.env, FFMPEG_PATH: script, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const readPid = async () => Number(await readFile(pidFile, 'utf8').catch(() => 0));
  await vi.waitUntil(async () => (await readPid()) > 0, { timeout: PATIENCE_MS, interval: 100 });
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  return readPid();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
