import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  historyAfterRollback,
  readHistory,
  releasesToKeep,
  releaseToServe,
  withNext,
  withServed,
} from '@/scripts/releases/history';
import { recordServed, scheduleRelease } from '@/scripts/releases/make-release';
import { markServed } from '@/server/mark-served';

describe('the history of releases', () => {
  it('keeps the served release and the two before it', () => {
    expect(withServed({ releases: ['c', 'b', 'a'] }, 'd')).toEqual({ releases: ['d', 'c', 'b'] });
  });

  it('lists each release once', () => {
    expect(withServed({ releases: ['b', 'a'] }, 'a')).toEqual({ releases: ['a', 'b'] });
  });

  it('counts a release as served only after a start has served it', () => {
    const built = withNext({ releases: ['a'] }, 'b');
    expect(built).toEqual({ releases: ['a'], next: 'b' });
    expect([releaseToServe(built), releaseToServe({ releases: ['a'] })]).toEqual(['b', 'a']);
    expect(withServed(built, 'b')).toEqual({ releases: ['b', 'a'] });
  });

  it('has one release for the next start, and none if the current sources are already served', () => {
    expect(withNext({ releases: ['a'], next: 'b' }, 'c')).toEqual({ releases: ['a'], next: 'c' });
    expect(withNext({ releases: ['a'], next: 'b' }, 'a')).toEqual({ releases: ['a'] });
  });

  it('rolls back to the previous release, and refuses the later one from then on', () => {
    const back = historyAfterRollback({ releases: ['c', 'b', 'a'] });
    expect(back).toEqual({ releases: ['b', 'c', 'a'], refused: 'c' });
    expect(historyAfterRollback(back)).toEqual({ releases: ['c', 'b', 'a'], refused: 'b' });
  });

  it('rolls back from a release that was never served, and forward again', () => {
    const back = historyAfterRollback({ releases: ['b', 'a'], next: 'c' });
    expect(back).toEqual({ releases: ['b', 'a'], refused: 'c' });
    expect(releasesToKeep(back)).toContain('c');
    expect(historyAfterRollback(back)).toEqual({ releases: ['b', 'a'], next: 'c' });
  });

  it('drops the refusal at the next release', () => {
    expect(withNext({ releases: ['b', 'c'], refused: 'c' }, 'd').refused).toBeUndefined();
  });

  it('keeps a rollback or a later build that happens while a start becomes ready', () => {
    const back = { releases: ['a'], refused: 'b' };
    expect(withServed(back, 'b')).toEqual(back);
    expect(withServed({ releases: ['a'], next: 'c' }, 'b')).toEqual({
      releases: ['b', 'a'],
      next: 'c',
    });
  });

  it.each([{ releases: ['a'] }, { releases: [], next: 'a' }])(
    'cannot roll back in %j',
    (history) => {
      expect(() => historyAfterRollback(history)).toThrow('no release to go back to');
    },
  );
});

describe('the folders of releases', () => {
  let folder: string;
  const [served = '', ...built] = ['1', '2', '3', '4'].map((digit) => digit.repeat(12));

  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'history-')), 'releases');
    await makeRelease(served);
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

  async function makeRelease(id: string): Promise<void> {
    await mkdir(path.join(folder, id), { recursive: true });
    await scheduleRelease(id, folder);
  }

  it.each([
    ['a start', () => recordServed(served, folder)],
    ['only a server', () => markServed(path.join(folder, served))],
  ])('survive any number of builds while %s serves one of them', async (_, serve) => {
    await serve();
    for (const id of built) await makeRelease(id);
    expect((await readdir(folder)).sort()).toEqual([served, built[2], 'history.json']);
    expect(historyAfterRollback(await readHistory(folder)).releases[0]).toBe(served);
  });
});
