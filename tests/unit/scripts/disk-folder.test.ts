import { chownSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { PlaceError } from '@/scripts/backup/backup-folder';
import { DiskFolder } from '@/scripts/backup/disk-folder';

const isRoot = process.getuid?.() === 0;
if (!isRoot)
  console.info('Skipped the test of file ownership: only root can give files to another account.');

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'disk-'));
const bytes = () => Readable.from([Buffer.from('x')]);

describe('a folder for backups', () => {
  it('distinguishes a missing file from a disk that refuses', async () => {
    const disk = new DiskFolder(newFolder());
    await expect(buffer(disk.read('none'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await disk.within('none').names()).toEqual({ folders: [], files: [] });
    expect(await Array.fromAsync(disk.list('none'))).toEqual([]);
    mkdirSync(path.join(disk.address, 'folder'));
    await expect(buffer(disk.read('folder'))).rejects.toBeInstanceOf(PlaceError);
    writeFileSync(path.join(disk.address, 'file'), '');
    const below = disk.within('file');
    await expect(below.names()).rejects.toBeInstanceOf(PlaceError);
    await expect(Array.fromAsync(below.list('a'))).rejects.toBeInstanceOf(PlaceError);
    await expect(buffer(below.read('a'))).rejects.toBeInstanceOf(PlaceError);
    await expect(below.write('a', bytes())).rejects.toBeInstanceOf(PlaceError);
    await expect(below.delete('a')).rejects.toBeInstanceOf(PlaceError);
  });

  it('passes on the error of a failing source', async () => {
    const disk = new DiskFolder(newFolder());
    const fault = Object.assign(new Error('the media are away'), { code: 'EIO' });
    const source = Readable.from(
      (async function* () {
        yield Buffer.from('x');
        throw fault;
      })(),
    );
    await expect(disk.write('a', source)).rejects.toBe(fault);
    expect(readdirSync(disk.address)).toEqual([]);
  });

  it.skipIf(!isRoot)('gives everything in it to the owner of its parent folder', async () => {
    const parentFolder = newFolder();
    chownSync(parentFolder, 12_345, 12_346);
    const disk = new DiskFolder(path.join(parentFolder, 'deep/backups'));
    await disk.write('a/b', bytes());
    for (const name of ['deep', 'deep/backups', 'deep/backups/a', 'deep/backups/a/b']) {
      const { uid, gid } = statSync(path.join(parentFolder, name));
      expect([uid, gid], name).toEqual([12_345, 12_346]);
    }
  });
});
