import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { storeItem } from '@/lib/media/commands/store-item';
import { memoryOf, processorMsOf } from '@/lib/media/decoder/process-usage';
import { AppError } from '@/lib/platform/errors';
import { OTHER_BOMBS, PICTURE_BOMBS, paddedVideo, VIDEO_BOMBS } from '../../support/bombs';
import { ada } from '../../support/cast';
import { STRUCTURE_BOMBS } from '../../support/structure-bombs';
import { writeTemporaryFile } from '../../unit/media/picture-files';

/** Processor time of the decoders, with the start of a process. The longest limit for a picture is 15 s. */
const MAX_PROCESSOR_MS = 17_000;
/** For files that are costly only because of their structure, which is read first: four times what they take. */
const MAX_STRUCTURE_MS = 2_000;
const MEGABYTE = 1024 * 1024;
/** The limits of a decoder, and what this process needs. */
const MAX_BYTES = { picture: 440 * MEGABYTE, other: 200 * MEGABYTE };
/** Processor time of this process between two turns of its event loop: a health check has to be answered meanwhile. */
const MAX_TURN_MS = 500;

let ownerId: string;
beforeAll(async () => {
  ownerId = (await ada()).user.id;
});

const bombs = { ...VIDEO_BOMBS, ...PICTURE_BOMBS, ...OTHER_BOMBS, 'a padded MP4': paddedVideo };

it.each(Object.entries(bombs))(
  'refuses or re-encodes %s within the processor time and the memory of a decoder',
  async (name, make) => {
    const bytes = await make();
    const path = await writeTemporaryFile(bytes);
    const before = memory();
    let peakBytes = before;
    let turnStart = process.cpuUsage();
    let longestTurnMs = 0;
    const measure = () => {
      const { user, system } = process.cpuUsage(turnStart);
      turnStart = process.cpuUsage();
      longestTurnMs = Math.max(longestTurnMs, (user + system) / 1000);
      peakBytes = Math.max(peakBytes, memory());
    };
    const timer = setInterval(measure, 5);
    const processorBefore = processorMs();
    const outcome = await storeItem(ownerId, { path, fileName: 'x', bytes: bytes.length }).catch(
      (error: unknown) => error,
    );
    const usedMs = processorMs() - processorBefore;
    clearInterval(timer);
    measure();
    await rm(path);
    const outcomeText = outcome instanceof Error ? outcome.message : 'stored';
    console.log(
      `${usedMs} ms, ${Math.round((peakBytes - before) / MEGABYTE)} MB more, longest turn ${Math.round(longestTurnMs)} ms: ${outcomeText}`,
    );
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(AppError);
    expect(usedMs).toBeLessThan(name in STRUCTURE_BOMBS ? MAX_STRUCTURE_MS : MAX_PROCESSOR_MS);
    expect(peakBytes - before).toBeLessThan(MAX_BYTES[name in PICTURE_BOMBS ? 'picture' : 'other']);
    expect(longestTurnMs).toBeLessThan(MAX_TURN_MS);
  },
  60_000,
);

/** Returns the resident memory of this process and its decoders, in bytes. */
const memory = () =>
  childProcesses().reduce((sum, pid) => sum + memoryOf(pid), process.memoryUsage.rss());

/** Returns the processor time of all decoders so far, also of those that have ended, in milliseconds. */
function processorMs(): number {
  const [user = 0, system = 0] = statOf('self').slice(13, 15).map(Number); // cutime and cstime (proc(5))
  const ended = 10 * (user + system);
  return childProcesses().reduce((sum, pid) => sum + processorMsOf(pid), ended);
}

const childProcesses = () =>
  readdirSync('/proc')
    .filter((name) => Number(statOf(name)[1]) === process.pid)
    .map(Number);

/** The fields behind the name of a process, of which the second is its parent; none if it has ended. */
function statOf(name: string): string[] {
  try {
    return readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
