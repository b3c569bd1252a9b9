import { describe, expect, it } from 'vitest';
import { simpleBody } from '@/components/memorials/edit/simple-body';
import type { SimpleFields } from '@/components/memorials/edit/simple-fields';

const LOADED: SimpleFields = {
  firstName: 'Wangari',
  lastName: 'Test',
  dateOfBirth: '1940-04-01',
  birthPrecision: 'day',
  dateOfDeath: '2011-01-01',
  deathPrecision: 'year',
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

  it('is a changed day with its precision, which stands beside the person', () => {
    expect(simpleBody(LOADED, { ...LOADED, dateOfDeath: '2012-01-01' })).toEqual({
      deceased: { dateOfDeath: '2012-01-01' },
      deathPrecision: 'year',
    });
  });

  it('is the day that is stored for a precision, whatever was typed before', () => {
    expect(simpleBody(LOADED, { ...LOADED, birthPrecision: 'about' })).toEqual({
      deceased: { dateOfBirth: '1940-01-01' },
      birthPrecision: 'about',
    });
    expect(simpleBody(LOADED, { ...LOADED, dateOfDeath: '2011-09-25' })).toEqual({});
  });

  it('is a precision alone where the day stayed', () => {
    expect(simpleBody(LOADED, { ...LOADED, deathPrecision: 'about' })).toEqual({
      deathPrecision: 'about',
    });
  });

  it('empties a list', () => {
    expect(simpleBody(LOADED, { ...LOADED, languages: '' })).toEqual({ languages: [] });
  });
});
