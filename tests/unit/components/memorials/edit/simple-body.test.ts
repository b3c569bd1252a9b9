import { describe, expect, it } from 'vitest';
import { simpleBody } from '@/components/memorials/edit/simple-body';

const LOADED = {
  firstName: 'Wangari',
  lastName: 'Test',
  dateOfBirth: '1940-04-01',
  dateOfDeath: '2011-09-25',
  biography: 'She planted trees.',
  languages: 'Kikuyu',
  achievements: '',
};

describe('what the edit page sends', () => {
  it('is nothing when nothing was changed', () => {
    expect(simpleBody(LOADED, { ...LOADED })).toEqual({});
  });

  it('is only what was changed, lists as lists', () => {
    const edited = { ...LOADED, lastName: 'Muta', languages: 'Kikuyu, English , ' };
    expect(simpleBody(LOADED, edited)).toEqual({
      deceased: { lastName: 'Muta' },
      languages: ['Kikuyu', 'English'],
    });
  });

  it('empties a list', () => {
    expect(simpleBody(LOADED, { ...LOADED, languages: '' })).toEqual({ languages: [] });
  });
});
