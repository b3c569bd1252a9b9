import { expect, it } from 'vitest';
import { ZodError } from 'zod';
import { decryptDraft, readDraftForm, sealForm } from '@/lib/memorials/draft-form';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { seal, unseal } from '@/lib/platform/crypto/sealing';
import { requiredForm, sister } from '../../support/memorial-form';

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

// Such names were accepted once, and the draft may be paid for.
it.each(['?', '—', '\u200b', '\u200e'])('a draft with the name %j can be read', (name) => {
  const form = { ...requiredForm, name, familyMembers: [{ ...sister, fullName: name }] };
  expect(decryptDraft(seal(JSON.stringify(form)))).toMatchObject({
    fullName: name,
    familyMembers: [{ fullName: name }],
  });
});

it('a new draft needs a name that people can see', () => {
  const read = (name: string) => readDraftForm(JSON.stringify({ ...requiredForm, name }));
  expect(read('?').fullName).toBe('?');
  expect(() => read('\u200b')).toThrow(ZodError);
});
