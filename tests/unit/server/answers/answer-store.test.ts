import { beforeEach, describe, expect, it } from 'vitest';
import { AnswerStore } from '@/server/answers/answer-store';
import type { StoredAnswer } from '@/server/answers/stored-answer';

const MEGABYTE = 1024 * 1024;

let store: AnswerStore;
beforeEach(() => {
  store = new AnswerStore(MEGABYTE);
});

const answer = (tags: string[], bytes = 10): StoredAnswer => ({
  status: 200,
  headers: {},
  etag: '"1"',
  bodies: { identity: Buffer.alloc(bytes) },
  tags,
  freshUntil: Number.POSITIVE_INFINITY,
});

const keep = (key: string, tags: string[], bytes?: number) =>
  store.keep(key, answer(tags, bytes), store.begin());

describe('answers in memory', () => {
  it('are deleted by each of their tags, and by no other', () => {
    keep('/memorial/a', ['memorial-a']);
    keep('/media/x', ['memorial-a', 'memorial-b']);
    keep('/', ['memorials']);
    store.forget(['memorial-b']);
    expect(store.get('/media/x')).toBeUndefined();
    expect(store.get('/memorial/a')).toBeDefined();
    store.forget(['memorial-a', 'memorials']);
    expect(store.use.answers).toBe(0);
  });

  it('become doubtful when a site setting changes, except files named by their content', () => {
    keep('/about', ['release']);
    keep('/memorial/a', ['memorial-a', 'release']);
    keep('/_next/static/a.js', ['files']);
    const render = store.begin();
    store.doubtAll();
    expect(store.get('/about')?.doubtedSince).toBeDefined();
    expect(store.get('/memorial/a')?.doubtedSince).toBeDefined();
    expect(store.get('/_next/static/a.js')?.doubtedSince).toBeUndefined();
    store.keep('/terms', answer(['release']), render); // this render started before the change
    expect(store.get('/terms')).toBeUndefined();
    keep('/about', ['release']);
    expect(store.get('/about')?.doubtedSince).toBeUndefined();
  });

  it('are kept in further encodings, and deleted with all of them', () => {
    keep('/memorial/a', ['memorial-a']);
    const storedAnswer = store.get('/memorial/a') as StoredAnswer; // as: it has just been stored
    const bodies = { ...storedAnswer.bodies, br: Buffer.alloc(5_000) };
    const before = store.use.bytes;
    expect(store.widen('/memorial/a', storedAnswer, bodies)).toMatchObject({
      bodies,
      etag: storedAnswer.etag,
    });
    expect(store.get('/memorial/a')?.bodies).toBe(bodies);
    expect(store.use.bytes - before).toBe(5_000);
    store.forget(['memorial-a']);
    expect(store.use).toEqual({ bytes: 0, answers: 0 });
  });

  it('get no further encodings after they were deleted or replaced', () => {
    keep('/memorial/a', ['memorial-a']);
    const storedAnswer = store.get('/memorial/a') as StoredAnswer; // as: it has just been stored
    store.forget(['memorial-a']);
    store.widen('/memorial/a', storedAnswer, storedAnswer.bodies);
    expect(store.get('/memorial/a')).toBeUndefined();
    keep('/memorial/a', ['memorial-a']);
    const newer = store.get('/memorial/a');
    store.widen('/memorial/a', storedAnswer, storedAnswer.bodies);
    expect(store.get('/memorial/a')).toBe(newer);
  });

  it('are not kept if their content changed while they were rendered', () => {
    const [changed, other] = [store.begin(), store.begin()];
    store.forget(['memorial-a']);
    store.keep('/memorial/a', answer(['memorial-a']), changed);
    store.keep('/memorial/b', answer(['memorial-b']), other);
    expect(store.get('/memorial/a')).toBeUndefined();
    expect(store.get('/memorial/b')).toBeDefined();
  });

  it('are kept again if the render started after the change', () => {
    store.forget(['memorial-a']);
    keep('/memorial/a', ['memorial-a']);
    expect(store.get('/memorial/a')).toBeDefined();
  });

  it('become doubtful when the connection is lost, except those that only a release changes', () => {
    keep('/', ['memorials']);
    keep('/icons/a.png', ['release']);
    const render = store.begin();
    store.doubt(false, 1_000);
    store.doubt(true, 2_000);
    expect(store.get('/')?.doubtedSince).toBe(1_000);
    expect(store.get('/icons/a.png')?.doubtedSince).toBeUndefined();
    store.keep('/memorial/a', answer(['memorial-a']), render);
    expect(store.get('/memorial/a')).toBeUndefined();
  });

  it('stay within the memory limit, because the least recently requested answers are deleted first', () => {
    for (let at = 0; at < 100; at += 1) {
      keep(`/memorial/${at}`, [`memorial-${at}`], 20_000);
      store.get('/memorial/0');
    }
    expect(store.use.bytes).toBeLessThanOrEqual(MEGABYTE);
    expect(store.get('/memorial/0')).toBeDefined();
    expect(store.get('/memorial/1')).toBeUndefined();
  });

  it('are not kept if one of them would need a large part of the memory', () => {
    keep('/memorial/a', ['memorial-a'], MEGABYTE / 16);
    expect(store.use).toEqual({ bytes: 0, answers: 0 });
  });
});
