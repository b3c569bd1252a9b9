import { describe, expect, it } from 'vitest';
import { rolledBack, withCurrent } from '@/scripts/releases/history';

describe('the history of releases', () => {
  it('keeps the release that serves and two before it', () => {
    expect(withCurrent({ releases: ['c', 'b', 'a'] }, 'd')).toEqual({ releases: ['d', 'c', 'b'] });
  });

  it('has each release once', () => {
    expect(withCurrent({ releases: ['b', 'a'] }, 'a')).toEqual({ releases: ['a', 'b'] });
  });

  it('goes back to the release before, and refuses the later one from then on', () => {
    const back = rolledBack({ releases: ['c', 'b', 'a'] });
    expect(back).toEqual({ releases: ['b', 'c', 'a'], refused: 'c' });
    expect(rolledBack(back)).toEqual({ releases: ['c', 'b', 'a'], refused: 'b' });
  });

  it('forgets the refusal with the next release', () => {
    expect(withCurrent({ releases: ['b', 'c'], refused: 'c' }, 'd').refused).toBeUndefined();
  });

  it('cannot go back from the first release', () => {
    expect(() => rolledBack({ releases: ['a'] })).toThrow('no release to go back to');
  });
});
