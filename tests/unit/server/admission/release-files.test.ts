import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { releaseFiles } from '@/server/admission/release-files';

it('finds the files of a release by their paths, and none without a release', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'perennial-files-'));
  try {
    expect(releaseFiles(folder).size).toBe(0);
    const chunks = path.join(folder, '.next', 'static', 'chunks', '[language]');
    await mkdir(chunks, { recursive: true });
    await writeFile(path.join(chunks, 'page-1a.js'), '');
    expect([...releaseFiles(folder)]).toEqual(['/_next/static/chunks/[language]/page-1a.js']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
