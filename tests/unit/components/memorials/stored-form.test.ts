import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, STORED_SHAPE } from '@/components/memorials/create/form-values';
import { readStoredForm, storeForm } from '@/lib/browser/stored-form';
import { toFieldNames, toFormNames } from '@/lib/memorials/names';
import { openLocalStorage } from '../../../support/local-storage';

const KEY = 'memorialFormData';
const entries = openLocalStorage();
const read = () => toFieldNames(readStoredForm('ada', STORED_SHAPE).values);

/** As browsers store it, with the names that product.md 3 lists. */
const STORED = {
  name: 'Wangari',
  birthPlace: 'Nyeri',
  description: 'She planted trees.',
  nickname: 'Wa',
  languages: ['Kikuyu'],
  enableBirthDateReminder: true,
};
const FIELDS = {
  fullName: 'Wangari',
  placeOfBirth: 'Nyeri',
  biography: 'She planted trees.',
  nickName: 'Wa',
  languagesSpoken: ['Kikuyu'],
  birthdayReminder: true,
};

describe('the creation form in a browser', () => {
  it('is restored from an earlier release', () => {
    entries.set(KEY, JSON.stringify({ userId: 'ada', values: STORED }));
    expect(read()).toEqual(FIELDS);
  });

  it('is stored with the same names', () => {
    storeForm('ada', toFormNames(FIELDS));
    expect(JSON.parse(entries.get(KEY) ?? '')).toMatchObject({ values: STORED });
  });

  it('is restored completely, except for identity numbers and the picture', () => {
    const typed = { ...EMPTY_FORM, ...FIELDS, identityNumber: 'CANARY', achievements: ['Nobel'] };
    storeForm('ada', toFormNames(typed));
    const { identityNumber: _, profileImage: __, militaryService: ___, ...whole } = typed;
    expect(read()).toEqual(whole);
  });
});
