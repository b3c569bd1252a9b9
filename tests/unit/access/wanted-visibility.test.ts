import { describe, expect, it } from 'vitest';
import { VISIBILITIES } from '@/lib/access/rules';
import { firstVisibility, wantedVisibility } from '@/lib/access/wanted-visibility';

const rest = VISIBILITIES.slice(1);

describe('the level that a call asks for', () => {
  it.each(VISIBILITIES)('stays %s where a whole memorial is sent back', (before) => {
    const whole = { visibility: before, isPublic: before === 'public' };
    expect(wantedVisibility(before, whole)).toBeUndefined();
    expect(wantedVisibility(before, {})).toBeUndefined();
  });

  it('is keepers for isPublic: false alone, after public', () => {
    expect(wantedVisibility('public', { isPublic: false })).toBe('keepers');
  });

  it.each(VISIBILITIES)(
    'stays %s where a client that knows of no level sends back what it read',
    (before) => {
      expect(wantedVisibility(before, { isPublic: before === 'public' })).toBeUndefined();
    },
  );

  it.each(rest)('is public for isPublic: true, after %s', (before) => {
    expect(wantedVisibility(before, { isPublic: true })).toBe('public');
    // The whole memorial as it was read, with one change.
    expect(wantedVisibility(before, { visibility: before, isPublic: true })).toBe('public');
  });

  it('is keepers for a whole public memorial with isPublic: false', () => {
    expect(wantedVisibility('public', { visibility: 'public', isPublic: false })).toBe('keepers');
  });

  it.each(rest)('is %s by its name, whatever isPublic says beside it', (visibility) => {
    expect(wantedVisibility('public', { visibility, isPublic: true })).toBe(visibility);
    expect(wantedVisibility('public', { visibility })).toBe(visibility);
  });
});

describe('the level of a memorial that is made', () => {
  it.each([
    ['public', true, 'public'],
    ['public', false, 'keepers'], // isPublic: false alone
    ['unlisted', true, 'unlisted'], // the level alone
    ['unlisted', false, 'unlisted'],
    ['invited', true, 'invited'],
    ['keepers', true, 'keepers'],
    ['password', true, 'keepers'], // there is none yet
  ] as const)('at %s with isPublic: %s is %s', (visibility, isPublic, level) => {
    expect(firstVisibility({ visibility, isPublic })).toBe(level);
  });
});
