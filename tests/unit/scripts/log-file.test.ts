import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogFile } from '@/scripts/start/log-file';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'site.log');
});
afterEach(() => rm(folder, { recursive: true }));

async function write(lines: string[], largest?: number): Promise<void> {
  const log = new LogFile(file, largest);
  for (const line of lines) {
    log.write(line);
    await new Promise(setImmediate);
  }
  await log.close();
}

it('appends to the file of earlier runs, which only its owner can read', async () => {
  await write(['first']);
  await write(['second']);
  expect(await readFile(file, 'utf8')).toBe('first\nsecond\n');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('starts a new file when it is full, and keeps the previous one', async () => {
  const lines = Array.from({ length: 10 }, (_, at) => `line ${at}`);
  await write(lines, 21); // three lines of seven bytes
  expect(await readFile(file, 'utf8')).toBe('line 9\n');
  expect(await readFile(`${file}.1`, 'utf8')).toBe('line 6\nline 7\nline 8\n');
});

it('counts the bytes that were in the file before', async () => {
  await write(['a line of earlier']);
  await write(['now'], 10);
  expect(await readFile(file, 'utf8')).toBe('now\n');
});

it.skipIf(!existsSync('/dev/full'))(
  'drops lines that a full disk refuses, and writes again once there is room',
  async () => {
    await symlink('/dev/full', file);
    const log = new LogFile(file);
    log.write('lost');
    await unlink(file);
    await vi.waitFor(async () => {
      log.write('kept');
      expect(await readFile(file, 'utf8')).toContain('kept\n');
    });
    await log.close();
    expect(await readFile(file, 'utf8')).not.toContain('lost');
  },
);
