import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { disk } from '@/lib/platform/storage/disk';
import { storagePort } from '@/lib/platform/storage/select';
import { testStorageContract } from './contract';

describe('the disk adapter', () => {
  testStorageContract(() => disk);

  it('is used when no bucket is set', () => expect(storagePort()).toBe(disk));

  it('leaves no unfinished file behind, and lists none', async () => {
    const putOptions = { contentType: 'image/webp', bytes: 5 };
    const put = disk.put(
      'media/unfinished/320-x.webp',
      Readable.from([Buffer.from('1234')]),
      putOptions,
    );
    await expect(put).rejects.toThrow('4 bytes arrived instead of the declared 5');
    const folder = path.join(env().MEDIA_DIR ?? '', '.unfinished');
    expect(await readdir(folder)).toEqual([]);
    await writeFile(path.join(folder, 'half'), 'half');
    const keys = (await Array.fromAsync(disk.list('media/'))).map(({ key }) => key);
    expect(keys.filter((key) => key.includes('half'))).toEqual([]);
  });
});
