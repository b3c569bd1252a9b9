import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import {
  lazyContent,
  streamJsonList,
  type ZipEntry,
  zipStream,
} from '@/lib/platform/archive/zip-stream';
import { unzip } from '../../../support/unzip';

const AT = new Date('2026-05-01T08:00:00Z');
async function* listOf<Item>(...items: Item[]) {
  yield* items;
}
const file = (name: string, input: ZipEntry['input'] = 'x'): ZipEntry => ({
  name,
  lastModified: AT,
  input,
});
const bytesOf = async (files: AsyncIterable<ZipEntry>) =>
  new Uint8Array(await new Response(zipStream(files)).arrayBuffer());

describe('an archive', () => {
  it('contains the given files', async () => {
    const rows = streamJsonList(listOf({ a: 1 }, { a: 'ö' }));
    const empty = streamJsonList(listOf<object>());
    const photo = lazyContent(async () => ({
      stream: Readable.from([Buffer.from('ph'), Buffer.from('oto')]),
    }));
    const files = unzip(
      await bytesOf(
        listOf(file('rows.json', rows), file('none.json', empty), file('uploads/a-1.webp', photo)),
      ),
    );
    expect(JSON.parse(String(files.get('rows.json')))).toEqual([{ a: 1 }, { a: 'ö' }]);
    expect(JSON.parse(String(files.get('none.json')))).toEqual([]);
    expect(String(files.get('uploads/a-1.webp'))).toBe('photo');
  });

  it('contains an empty file in place of a file that the storage has lost', async () => {
    const files = unzip(
      await bytesOf(
        listOf(
          file(
            'gone.webp',
            lazyContent(async () => null),
          ),
        ),
      ),
    );
    expect(files.get('gone.webp')?.length).toBe(0);
  });

  it.each([
    '../etc/passwd',
    '/etc/passwd',
    'a/../b',
    'a/b/c',
    'C:\\x',
    '',
    '.hidden',
    'a/',
    'ä.webp',
  ])('refuses the file name %j', async (name) => {
    await expect(bytesOf(listOf(file(name)))).rejects.toThrow('Not a valid name for a file');
  });

  it('opens a file only when the reader reaches it, and closes it when the reader stops', async () => {
    const openedFiles: string[] = [];
    const stream = Readable.from(endless());
    async function* files() {
      for (const name of ['first.webp', 'second.webp']) {
        openedFiles.push(name);
        yield file(
          name,
          lazyContent(async () => ({ stream })),
        );
      }
    }
    const reader = zipStream(files()).getReader();
    for (let read = 0; read < 5; read++) await reader.read();
    expect(openedFiles).toEqual(['first.webp']);
    await reader.cancel();
    expect(stream.destroyed).toBe(true);
  });

  it('closes a file that opens only after the reader has stopped', async () => {
    const stream = Readable.from(endless());
    let resolveOpened = (_: { stream: Readable }) => {};
    const opening = new Promise<{ stream: Readable }>((resolve) => {
      resolveOpened = resolve;
    });
    const reader = zipStream(
      listOf(
        file(
          'late.webp',
          lazyContent(() => opening),
        ),
      ),
    ).getReader();
    await reader.read();
    const cancelled = reader.cancel();
    resolveOpened({ stream });
    await cancelled;
    await expect.poll(() => stream.destroyed).toBe(true);
  });
});

function* endless() {
  for (;;) yield Buffer.alloc(1024);
}
