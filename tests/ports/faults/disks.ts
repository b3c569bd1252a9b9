import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { env } from '@/lib/platform/env';
import { disk } from '@/lib/platform/storage/disk';
import { expectForAll, type Fault, withSettings } from './fault';

/** The smallest size that tmpfs allows. */
const SIZE = '256k';
/** Has room for the pictures of the site. */
const MEDIA_SIZE = '4m';

/** The reason why no disk can be mounted here, or undefined. Only root may mount, and not in every container. */
export const mountFailure: string | undefined = (() => {
  try {
    unmount(mount(SIZE));
    return undefined;
  } catch (error) {
    return `a tmpfs cannot be mounted here: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
})();

/** Faults of disks that are really full or really read-only. */
export const DISK_FAULTS: Fault[] = [
  {
    name: 'a full disk below the media (ENOSPC)',
    begin: async () => withMedia(fillDisk(withPictures(mount(MEDIA_SIZE)))),
    expected: expectForAll('same', { upload: 'full', video: 'full', picture: 'same' }),
  },
  {
    name: 'media on a disk that may only be read (EROFS)',
    begin: async () => withMedia(makeReadOnly(withPictures(mount(MEDIA_SIZE)))),
    expected: expectForAll('same', { upload: 'unwritable', video: 'unwritable' }),
  },
  {
    name: 'a full temporary folder (ENOSPC)',
    begin: async () => {
      fillDisk(mount(SIZE, tmpdir()));
      return () => unmount(tmpdir());
    },
    expected: expectForAll('same', { upload: 'full', video: 'full' }),
  },
  {
    name: 'a temporary folder with room for a video and not for its copy (ENOSPC)',
    begin: async () => {
      mount('12k', tmpdir()); // the video needs two pages of 4 kB, and so does its copy
      return () => unmount(tmpdir());
    },
    expected: expectForAll('same', { video: 'full' }),
    isSequential: true,
  },
  {
    name: 'a temporary folder on a disk that may only be read (EROFS)',
    begin: async () => {
      makeReadOnly(mount(SIZE, tmpdir()));
      return () => unmount(tmpdir());
    },
    expected: expectForAll('same', { upload: 'unwritable', video: 'unwritable' }),
  },
];

/**
 * Faults that cannot be produced here: a quota, which does not bind root, and a disk that breaks. A full disk is among
 * them because not every machine can mount one.
 */
export const SIMULATED_DISK_FAULTS: Fault[] = (
  [
    ['without room for this account (EDQUOT)', 'EDQUOT', 'full'],
    ['without room (ENOSPC)', 'ENOSPC', 'full'],
    ['that fails (EIO)', 'EIO', 'storage'],
  ] as const
).map(([name, code, kind]) => ({
  name: `a disk for media ${name}, simulated`,
  begin: async () => {
    const putSpy = vi
      .spyOn(disk, 'put')
      .mockRejectedValue(Object.assign(new Error('no'), { code }));
    return () => putSpy.mockRestore();
  },
  expected: expectForAll('same', { upload: kind, video: kind }),
}));

/** Mounts a disk of this size on the folder, or on a new folder. Returns the folder. */
function mount(size: string, folder = mkdtempSync(path.join(tmpdir(), 'disk-'))): string {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=1777`, 'perennial-test', folder], {
    stdio: 'pipe',
  });
  return folder;
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder]);
}

/** Copies the current media to the disk, as if it had filled up later. */
function withPictures(folder: string): string {
  const { MEDIA_DIR = '' } = env();
  cpSync(MEDIA_DIR, folder, { recursive: true });
  return folder;
}

function makeReadOnly(folder: string): string {
  execFileSync('mount', ['-o', 'remount,ro', folder]);
  return folder;
}

/** Fills the disk completely. */
function fillDisk(folder: string): string {
  mkdirSync(path.join(folder, 'full'));
  const page = Buffer.alloc(4096);
  try {
    for (let at = 0; ; at += 1) writeFileSync(path.join(folder, 'full', String(at)), page);
  } catch {
    return folder; // it is full
  }
}

function withMedia(folder: string): () => void {
  const undo = withSettings(env(), { MEDIA_DIR: folder });
  return () => {
    undo();
    unmount(folder);
  };
}
