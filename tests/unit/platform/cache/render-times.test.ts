import { describe, expect, it } from 'vitest';
import { RenderTimes } from '@/lib/platform/cache/render-times';

const PAGE = '/memorial/a';

describe('RenderTimes', () => {
  it('allows storing a render if nothing has changed meanwhile', () => {
    const times = new RenderTimes();
    times.requested('key', false, 100);
    expect(times.isCurrent('key', [PAGE], 200)).toBe(true);
  });

  it('refuses a render that started before its page changed', () => {
    const times = new RenderTimes();
    times.requested('key', false, 100);
    times.pathChanged(PAGE, 150);
    expect(times.isCurrent('key', [PAGE], 200)).toBe(false);
  });

  it('allows storing a render that was requested after the change', () => {
    const times = new RenderTimes();
    times.pathChanged(PAGE, 150);
    times.requested('key', false, 160);
    expect(times.isCurrent('key', [PAGE], 200)).toBe(true);
  });

  it('refuses an old render even if another request came after the change', () => {
    const times = new RenderTimes();
    times.requested('key', true, 100);
    times.pathChanged(PAGE, 150);
    times.requested('key', true, 160);
    expect(times.isCurrent('key', [PAGE], 200)).toBe(false);
  });

  it('refuses every render that started before a lost connection was restored', () => {
    const times = new RenderTimes();
    times.requested('key', false, 100);
    times.allChanged(150);
    expect(times.isCurrent('key', ['/memorial/b'], 200)).toBe(false);
  });

  it('ignores other pages', () => {
    const times = new RenderTimes();
    times.requested('key', false, 100);
    times.pathChanged('/memorial/b', 150);
    expect(times.isCurrent('key', [PAGE], 200)).toBe(true);
  });
});
