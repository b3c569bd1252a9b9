import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { accessInvitationsInput, accessRequestInput } from '@/lib/access/schema-people';
import { registerInput } from '@/lib/accounts/schema';
import { keyInput } from '@/lib/accounts/schema-keys';
import { questionInput } from '@/lib/cases/schema';
import { condolenceWords } from '@/lib/condolences/schema';
import { contactInput } from '@/lib/contact/schema';
import { invitationInput } from '@/lib/keepers/schema';
import { toFieldNames } from '@/lib/memorials/names';
import { memorialFormSchema } from '@/lib/memorials/schema';
import { otherNamesInput } from '@/lib/memorials/schema-names';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { SITE_KEYS } from '@/lib/platform/site-settings/keys/site';
import { nameText, optionalNameText } from '@/lib/platform/text-schema';
import { englishErrors } from '../../support/english-errors';
import { requiredForm } from '../../support/memorial-form';

/** Names in which there is nothing to see. */
const INVISIBLE = [
  ...['', ' ', '\u200b', '\u00ad', '\u2060', '\u200d', '\u061c', '\u180e', '\u034f', '\u200e'],
  ...['\u{e0041}', '\u3164', '\u115f', '\u2800', '\u0301', '\ufe0f', '\ufeff', '\u202a\u202c'],
  '\u200b\u0301\u00a0',
] as const;

const name = nameText(issueMessage('contact.faults.nameRequired'), 20);

describe('a name', () => {
  it.each(INVISIBLE)('is refused as missing if nobody can see it: %j', (text) => {
    expect(englishErrors(name.safeParse(text).error)).toEqual(['Name is required']);
  });

  it.each([
    // From the address books of phones.
    ['\u202aAda Okafor\u202c', 'Ada Okafor'],
    ['\u200eAda\u200f \u2068Okafor\u2069', 'Ada Okafor'],
    ['x\u202ey', 'xy'],
    ['\u061cعبد الله', 'عبد الله'],
    [' Ada\r\n\tOkafor ', 'Ada Okafor'],
    ['Jose\u0301', 'Jos\u00e9'],
    // Joiners that a language needs.
    ['نیک\u200cآیین', 'نیک\u200cآیین'],
    ['\u0dc1\u0dca\u200d\u0dbb\u0dd3', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['❤️', '❤️'],
    ['X Æ A-12', 'X Æ A-12'],
    ['O’Brien (Jr.)', 'O’Brien (Jr.)'],
    ['7', '7'],
    // Written where nobody knows a name.
    ['?', '?'],
    ['—', '—'],
    ['. .', '. .'],
  ])('%j becomes %j', (text, tidied) => expect(name.parse(text)).toBe(tidied));

  it('is not longer than its limit, without what is removed', () => {
    expect(name.parse(`\u202a${'a'.repeat(20)}\u202c`)).toHaveLength(20);
    expect(name.safeParse('a'.repeat(21)).success).toBe(false);
  });

  it('has no U+0000', () => {
    const errors = ['The text contains a character that cannot be stored.'];
    for (const schema of [name, optionalNameText(20)])
      expect(englishErrors(schema.safeParse('a\0b').error)).toEqual(errors);
  });

  it('that may be missing is empty if nobody can see it', () => {
    const optional = optionalNameText(20);
    for (const text of INVISIBLE) expect(optional.parse(text), JSON.stringify(text)).toBe('');
    expect(optional.parse(' \u202aAda\u202c ')).toBe('Ada');
  });
});

const form = toFieldNames(requiredForm);
const relative = { relationship: 'Child', isLiving: true };

/** Every place in which somebody types a name: the schema, and the fields that it needs around the name. */
const PLACES: Record<string, [schema: z.ZodType, input: (name: string) => unknown, path: string]> =
  {
    'a first name': [registerInput, (name) => ({ firstName: name }), 'firstName'],
    'a last name': [registerInput, (name) => ({ lastName: name }), 'lastName'],
    'an API key': [keyInput, (name) => ({ name }), 'name'],
    'a keeper to invite': [invitationInput, (name) => ({ name }), 'name'],
    'somebody who asks to see a page': [accessRequestInput, (name) => ({ name }), 'name'],
    'somebody who asks the operator': [questionInput, (name) => ({ name }), 'name'],
    'somebody who writes to the operator': [contactInput, (name) => ({ name }), 'name'],
    'an author of a condolence': [condolenceWords, (name) => ({ authorName: name }), 'authorName'],
    'a memorial': [memorialFormSchema, (name) => ({ ...form, fullName: name }), 'fullName'],
    'a relative': [
      memorialFormSchema,
      (name) => ({ ...form, familyMembers: [{ ...relative, fullName: name }] }),
      'familyMembers.0.fullName',
    ],
    'a memorial in another language': [
      otherNamesInput,
      (name) => ({ names: [{ language: 'ar', fullName: name }] }),
      'names.0.fullName',
    ],
    'the site': [SITE_KEYS['site.name'].schema, (name) => name, ''],
    'the operator': [SITE_KEYS['site.operator'].schema, (name) => name, ''],
  };

describe.each(Object.entries(PLACES))('the name of %s', (_, [schema, input, path]) => {
  const isFaulty = (text: string) =>
    schema.safeParse(input(text)).error?.issues.some((issue) => issue.path.join('.') === path) ??
    false;

  it('needs something that people can see', () => {
    for (const text of ['\u200b', '\u00ad\u034f', '\u200e\u{e0041}'])
      expect(isFaulty(text), JSON.stringify(text)).toBe(true);
  });

  it('may have the marks of an address book around it', () => {
    expect(isFaulty('\u202aAda\u202c')).toBe(false);
  });
});

it('other names of a person and of invited people are without marks, or empty', () => {
  const names = { nickName: '\u200b', maidenName: '\u202aByron\u202c' };
  expect(memorialFormSchema.parse({ ...form, ...names })).toMatchObject({
    nickName: '',
    maidenName: 'Byron',
  });
  const people = [{ name: '\u200b', email: 'ada@example.org' }];
  expect(accessInvitationsInput.parse({ people }).people).toMatchObject([{ name: '' }]);
});
