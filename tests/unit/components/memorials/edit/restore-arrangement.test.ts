import { describe, expect, it } from 'vitest';
import { restoreArrangement } from '@/components/memorials/edit/restore-arrangement';

describe('restoreArrangement', () => {
  const item = (id: string, caption = '') => ({
    id,
    caption,
    type: 'photo' as const,
    fileName: `${id}.jpg`,
    url: `/media/${id}`,
    posterUrl: null,
    playback: null,
    sentUrl: null,
    chosenPosition: null,
    audience: 'page' as const,
  });

  it('applies the stored order and captions, appends new items and drops deleted ones', () => {
    const storedItems = [
      { id: 'c', caption: 'Third' },
      { id: 'gone', caption: '' },
      { id: 'a', caption: '' },
    ];
    const arranged = restoreArrangement([item('a', 'First'), item('b'), item('c')], storedItems);
    expect(arranged).toEqual([item('c', 'Third'), item('a'), item('b')]);
  });

  it('applies the stored audience, so that an item for the family never becomes public', () => {
    const [arranged] = restoreArrangement(
      [item('a')],
      [{ id: 'a', caption: '', audience: 'family' as const }],
    );
    expect(arranged?.audience).toBe('family');
  });
});
