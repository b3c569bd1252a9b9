import { describe, expect, it } from 'vitest';
import { initialVisibility, requestedVisibility } from '@/lib/access/requested-visibility';
import { VISIBILITIES } from '@/lib/access/rules';

const nonPublic = VISIBILITIES.slice(1);

describe('the level that a change of a memorial requests', () => {
  it.each(VISIBILITIES)('stays %s when the memorial is sent back unchanged', (before) => {
    const whole = { visibility: before, isPublic: before === 'public' };
    expect(requestedVisibility(before, whole)).toBeUndefined();
    expect(requestedVisibility(before, {})).toBeUndefined();
  });

  it('is keepers for isPublic: false without a level if the memorial was public', () => {
    expect(requestedVisibility('public', { isPublic: false })).toBe('keepers');
  });

  it.each(VISIBILITIES)(
    'stays %s when a client that knows no levels sends back what it read',
    (before) => {
      expect(requestedVisibility(before, { isPublic: before === 'public' })).toBeUndefined();
    },
  );

  it.each(nonPublic)('is public for isPublic: true if the memorial was %s', (before) => {
    expect(requestedVisibility(before, { isPublic: true })).toBe('public');
    // Clients that know no levels change isPublic and send the level back as they read it.
    expect(requestedVisibility(before, { visibility: before, isPublic: true })).toBe('public');
  });

  it('is keepers for a public memorial sent back with isPublic: false', () => {
    expect(requestedVisibility('public', { visibility: 'public', isPublic: false })).toBe(
      'keepers',
    );
  });

  it.each(nonPublic)('is %s when the level is named, whatever isPublic says', (visibility) => {
    expect(requestedVisibility('public', { visibility, isPublic: true })).toBe(visibility);
    expect(requestedVisibility('public', { visibility })).toBe(visibility);
  });
});

describe('the level of a new memorial', () => {
  it.each([
    ['public', true, 'public'],
    ['public', false, 'keepers'], // isPublic: false means that only keepers see it
    ['unlisted', true, 'unlisted'], // the level wins over isPublic
    ['unlisted', false, 'unlisted'],
    ['invited', true, 'invited'],
    ['keepers', true, 'keepers'],
    ['password', true, 'keepers'], // there is no password yet
  ] as const)('for %s with isPublic: %s is %s', (visibility, isPublic, level) => {
    expect(initialVisibility({ visibility, isPublic })).toBe(level);
  });
});
