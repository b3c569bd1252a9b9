import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '@/scripts/start/folder-lock';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);

/** Starts a process with the same command line as the start script. */
async function startHolder() {
  const child = spawn(
    process.execPath,
    ['-e', 'console.log(1); setInterval(() => {}, 1000)', 'scripts/start'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  return child;
}

describe('the lock of a folder', () => {
  it('names its holder, and leaves no file after it is released', async () => {
    const unlock = lockFolder(folder);
    expect(await readFile(at('running.pid'), 'utf8')).toBe(`${process.pid}\n`);
    unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused while another start runs, and taken over after that start has ended', async () => {
    const holder = await startHolder();
    const ended = once(holder, 'exit');
    try {
      await writeFile(at('running.pid'), `${holder.pid}\n`);
      expect(() => lockFolder(folder)).toThrow(`process ${holder.pid}`);
      expect(await readdir(folder)).toEqual(['running.pid']);
    } finally {
      holder.kill();
      await ended;
    }
    lockFolder(folder);
    expect(await readFile(at('running.pid'), 'utf8')).toBe(`${process.pid}\n`);
  });

  it('is refused while another start takes it, even from a dead holder', async () => {
    await writeFile(at('running.pid'), '999999999\n');
    await writeFile(at('running.pid.new'), '4711\n');
    expect(() => lockFolder(folder)).toThrow('process 4711');
    expect((await readdir(folder)).sort()).toEqual(['running.pid', 'running.pid.new']);
  });

  it('ignores the file of a process that died while taking the lock', async () => {
    await writeFile(at('running.pid.new'), '4711\n');
    const minuteAgo = new Date(Date.now() - 60_000);
    await utimes(at('running.pid.new'), minuteAgo, minuteAgo);
    lockFolder(folder)();
    expect(await readdir(folder)).toEqual([]);
  });
});
