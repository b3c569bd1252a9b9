import { describe, expect, it } from 'vitest';
import type { Upload } from '@/components/media/upload-queue';
import {
  getDataPlan,
  getUploadTotals,
  groupByReason,
  sortFailedFirst,
} from '@/components/media/upload-totals';

let key = 0;
const upload = (state: Upload['state'], name = 'a.jpg', message = '', sentBytes = 0): Upload => ({
  key: ++key,
  file: new File(['0123456789'], name),
  toSend: new File(['0123456789'], name),
  reduced: null,
  isPaused: false,
  isSubmitted: state !== 'chosen',
  lacksReduction: false,
  kind: 'photo',
  audience: 'page',
  state,
  sentBytes,
  message,
});

describe('the totals of uploads', () => {
  it('count all files that were submitted or refused, but none that is only chosen', () => {
    const list = [
      upload('added', 'a', '', 10),
      upload('sending', 'b', '', 4),
      upload('waiting'),
      upload('refused', 'd', 'too large'),
      upload('chosen'),
    ];
    expect(getUploadTotals(list)).toMatchObject({ total: 4, added: 1, bytes: 30, doneBytes: 14 });
    expect(getUploadTotals(list).notAdded.map(({ file }) => file.name)).toEqual(['d']);
  });

  it('never exceed the size of the files, although requests are larger', () => {
    expect(getUploadTotals([upload('sending', 'a', '', 300)])).toMatchObject({
      bytes: 10,
      doneBytes: 10,
    });
  });

  it('count the data that is really sent, and what smaller copies saved', () => {
    const smaller = new File(['0123'], 'a.jpg');
    const list = [
      { ...upload('added', 'a', '', 10), toSend: smaller },
      { ...upload('sending', 'b', '', 1), toSend: smaller },
      { ...upload('waiting', 'c'), toSend: null }, // not examined yet
    ];
    expect(getUploadTotals(list)).toMatchObject({ bytes: 18, doneBytes: 5, savedBytes: 6 });
    expect(getUploadTotals(list)).toMatchObject({ total: 3, examined: 2 });
  });

  it('count of a failed file what was sent of it', () => {
    const list = [upload('failed', 'a', 'lost', 3), upload('sending', 'b', '', 4)];
    expect(getUploadTotals(list)).toMatchObject({ bytes: 13, doneBytes: 7 });
  });

  it('plan the data of the files that are chosen', () => {
    const smaller = new File(['0123'], 'a.jpg');
    const list = [
      upload('added'),
      { ...upload('chosen', 'a'), toSend: smaller },
      { ...upload('chosen', 'b'), toSend: null },
    ];
    expect(getDataPlan(list)).toEqual({ bytes: 14, savedBytes: 6, total: 2, examined: 1 });
  });

  it('are paused only while nothing moves', () => {
    const paused = { ...upload('sending', 'a'), isPaused: true };
    expect(getUploadTotals([paused, upload('waiting')]).isPaused).toBe(true);
    expect(getUploadTotals([paused, upload('sending')]).isPaused).toBe(false);
    expect(getUploadTotals([upload('waiting')]).isPaused).toBe(false);
  });

  it('list each error once, with its files', () => {
    const failedUploads = [
      upload('refused', 'a.heic', 'HEIC'),
      upload('failed', 'b.jpg', 'lost'),
      upload('refused', 'c.heic', 'HEIC'),
    ];
    expect(groupByReason(failedUploads)).toEqual([
      { message: 'HEIC', names: ['a.heic', 'c.heic'] },
      { message: 'lost', names: ['b.jpg'] },
    ]);
  });

  it('list failed files before the others', () => {
    const list = [upload('added', 'a'), upload('failed', 'b'), upload('added', 'c')];
    expect(sortFailedFirst(list).map(({ file }) => file.name)).toEqual(['b', 'a', 'c']);
  });
});
