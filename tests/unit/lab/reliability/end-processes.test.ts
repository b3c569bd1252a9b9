import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endProcessesOf } from '@/lab/reliability/end-processes';

const STAYING_PROGRAM = 'setInterval(() => {}, 1_000); console.log("ready")';
const children: ChildProcess[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'left-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program in a separate process group, as servers and databases are started, and waits until it runs. */
async function start(temporary: string, program = STAYING_PROGRAM) {
  const env = { ...process.env, TMPDIR: temporary };
  const child = spawn(process.execPath, ['-e', program], {
    ...{ env, detached: true },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended };
}

describe.runIf(existsSync('/proc/self/environ'))('processes that a part leaves behind', () => {
  it('are ended if they work anywhere below its temporary folder, and no others are', async () => {
    const ours = await start(folder);
    const below = await start(path.join(folder, 'p-1', 'tmp'));
    const others = await start(`${folder}-of-others`);
    await endProcessesOf(folder);
    expect((await ours.ended)[1]).toBe('SIGTERM');
    expect((await below.ended)[1]).toBe('SIGTERM');
    expect([others.child.exitCode, others.child.signalCode]).toEqual([null, null]);
  });

  it('are killed if they do not end', async () => {
    const stubborn = await start(folder, `process.on('SIGTERM', () => {}); ${STAYING_PROGRAM}`);
    await endProcessesOf(folder, 200);
    expect((await stubborn.ended)[1]).toBe('SIGKILL');
  });
});
