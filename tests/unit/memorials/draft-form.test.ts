import { expect, it } from 'vitest';
import { decryptDraft, sealForm } from '@/lib/memorials/draft-form';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { unseal } from '@/lib/platform/crypto/sealing';
import { requiredForm } from '../../support/memorial-form';

const NEW_FIELDS = [
  'birthPrecision',
  'deathPrecision',
  'wordsLanguage',
  'wreath',
  'reading',
  'onHomePage',
];
const FILLED_IN = {
  birthPrecision: 'year',
  deathPrecision: 'month',
  wordsLanguage: 'ar',
  wreath: 'protea',
  reading: 'page',
  onHomePage: true,
};

it.each([
  ['only fields that the previous release knows', {}, []],
  ['newer fields that somebody filled in', FILLED_IN, NEW_FIELDS],
])('a draft contains %s', (_, fields, names) => {
  const form = parseMemorialForm({ ...requiredForm, ...fields });
  const sealed = sealForm(form);
  const storedNames = Object.keys(JSON.parse(unseal(sealed)));
  expect(storedNames.filter((name) => NEW_FIELDS.includes(name))).toEqual(names);
  expect(decryptDraft(sealed)).toEqual(form);
});
