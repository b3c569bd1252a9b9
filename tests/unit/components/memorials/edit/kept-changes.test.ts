import { describe, expect, it } from 'vitest';
import { arrangedAsKept } from '@/components/memorials/edit/kept-changes';

describe('a gallery arranged as it was kept', () => {
  const item = (id: string, caption = '') => ({
    id,
    caption,
    type: 'photo' as const,
    fileName: `${id}.jpg`,
    url: `/media/${id}`,
    posterUrl: null,
    chosenAs: null,
    audience: 'page' as const,
  });

  it('has the kept order and captions, then what is new, without what is gone', () => {
    const kept = [
      { id: 'c', caption: 'Third' },
      { id: 'gone', caption: '' },
      { id: 'a', caption: '' },
    ];
    const arranged = arrangedAsKept([item('a', 'First'), item('b'), item('c')], kept);
    expect(arranged).toEqual([item('c', 'Third'), item('a'), item('b')]);
  });

  it('has the kept audience, too: what was marked for the family does not come back as for everybody', () => {
    const [arranged] = arrangedAsKept(
      [item('a')],
      [{ id: 'a', caption: '', audience: 'family' as const }],
    );
    expect(arranged?.audience).toBe('family');
  });
});
