import { describe, expect, it } from 'vitest';
import { simpleEditBody } from '@/components/memorials/edit/simple-edit-body';
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

describe('the request of the edit page', () => {
  it('is empty if nothing was changed', () => {
    expect(simpleEditBody(LOADED, { ...LOADED })).toEqual({});
  });

  it('contains only changes, with lists as arrays', () => {
    const edited = { ...LOADED, lastName: 'Muta', languages: 'Kikuyu, English , ' };
    expect(simpleEditBody(LOADED, edited)).toEqual({
      deceased: { lastName: 'Muta' },
      languages: ['Kikuyu', 'English'],
    });
  });

  it('sends a changed day in `deceased`, and its precision beside `deceased`', () => {
    expect(simpleEditBody(LOADED, { ...LOADED, dateOfDeath: '2012-01-01' })).toEqual({
      deceased: { dateOfDeath: '2012-01-01' },
      deathPrecision: 'year',
    });
  });

  it('rounds the day to the precision', () => {
    expect(simpleEditBody(LOADED, { ...LOADED, birthPrecision: 'about' })).toEqual({
      deceased: { dateOfBirth: '1940-01-01' },
      birthPrecision: 'about',
    });
    expect(simpleEditBody(LOADED, { ...LOADED, dateOfDeath: '2011-09-25' })).toEqual({});
  });

  it('sends only the precision if the day stayed the same', () => {
    expect(simpleEditBody(LOADED, { ...LOADED, deathPrecision: 'about' })).toEqual({
      deathPrecision: 'about',
    });
  });

  it('sends an empty list', () => {
    expect(simpleEditBody(LOADED, { ...LOADED, languages: '' })).toEqual({ languages: [] });
  });
});
