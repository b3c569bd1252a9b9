import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { beforeAll, expect, it } from 'vitest';
import { storeItem } from '@/lib/media/commands/store-item';
import { memoryOf } from '@/lib/media/decoder/process-usage';
import { AppError } from '@/lib/platform/errors';
import { OTHER_BOMBS, PICTURE_BOMBS, paddedVideo, VIDEO_BOMBS } from '../../support/bombs';
import { ada } from '../../support/cast';
import { writeTemporaryFile } from '../../unit/media/picture-files';

const MAX_MS = 10_000;
const MEGABYTE = 1024 * 1024;
/** The limits of a decoder, and what this process needs. */
const MAX_BYTES = { picture: 440 * MEGABYTE, other: 200 * MEGABYTE };
/** How long the event loop may be blocked: a health check has to be answered meanwhile. */
const MAX_PAUSE_MS = 500;

let ownerId: string;
beforeAll(async () => {
  ownerId = (await ada()).user.id;
});

const bombs = { ...VIDEO_BOMBS, ...PICTURE_BOMBS, ...OTHER_BOMBS, 'a padded MP4': paddedVideo };

it.each(Object.entries(bombs))(
  'refuses or re-encodes %s within ten seconds and the memory of a decoder',
  async (name, make) => {
    const bytes = await make();
    const path = await writeTemporaryFile(bytes);
    const before = await memory();
    let peakBytes = before;
    const timer = setInterval(async () => {
      peakBytes = Math.max(peakBytes, await memory());
    }, 5);
    const pauses = monitorEventLoopDelay({ resolution: 5 });
    pauses.enable();
    const start = performance.now();
    const outcome = await storeItem(ownerId, { path, fileName: 'x', bytes: bytes.length }).catch(
      (error: unknown) => error,
    );
    const durationMs = performance.now() - start;
    pauses.disable();
    clearInterval(timer);
    await rm(path);
    const pause = pauses.max / 1e6;
    const outcomeText = outcome instanceof Error ? outcome.message : 'stored';
    console.log(
      `${Math.round(durationMs)} ms, ${Math.round((peakBytes - before) / MEGABYTE)} MB more, pause ${Math.round(pause)} ms: ${outcomeText}`,
    );
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(AppError);
    expect(durationMs).toBeLessThan(MAX_MS);
    expect(peakBytes - before).toBeLessThan(MAX_BYTES[name in PICTURE_BOMBS ? 'picture' : 'other']);
    expect(pause).toBeLessThan(MAX_PAUSE_MS);
  },
  60_000,
);

/** Returns the resident memory of this process and its decoders, in bytes. */
async function memory(): Promise<number> {
  let sum = process.memoryUsage.rss();
  for (const pid of await readdir('/proc'))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(parent) !== process.pid) continue;
      sum += memoryOf(Number(pid));
    } catch {
      // The process has ended.
    }
  return sum;
}
