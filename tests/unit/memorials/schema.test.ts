import { describe, expect, it } from 'vitest';
import { toFieldNames } from '@/lib/memorials/names';
import { memorialFormSchema } from '@/lib/memorials/schema';
import { messageOfIssue } from '@/lib/platform/language/issue-message';
import { englishErrors } from '../../support/english-errors';
import { requiredForm as submittedForm } from '../../support/memorial-form';

const requiredForm = toFieldNames(submittedForm);

const messagesFor = (change: object) =>
  englishErrors(memorialFormSchema.safeParse({ ...requiredForm, ...change }).error);

describe('memorialFormSchema', () => {
  it('accepts a form with the required fields and fills in the rest', () => {
    expect(memorialFormSchema.parse(requiredForm)).toMatchObject({
      isPublic: true,
      enableDigitalFlowers: true,
      suggestedDonationAmount: 5,
      birthdayReminder: false,
      familyMembers: [],
    });
  });

  it('composes decomposed letters and accents', () => {
    const decomposed = { fullName: 'Jose\u0301 Nu\u0301n\u0303ez', nickName: 'Zoe\u0308' };
    expect(memorialFormSchema.parse({ ...requiredForm, ...decomposed })).toMatchObject({
      fullName: 'Jos\u00e9 N\u00fa\u00f1ez',
      nickName: 'Zo\u00eb',
    });
  });

  it.each([
    ['fullName', 'Name is required'],
    ['birthDate', 'Birth date is required'],
    ['placeOfBirth', 'Place of birth is required'],
    ['deathDate', 'Death date is required'],
    ['biography', 'Description is required'],
    ['identityType', 'Identity type is required'],
    ['identityNumber', 'Identity number is required'],
    ['nationality', 'Nationality is required'],
    ['causeOfDeath', 'Primary cause of death is required'],
  ])('requires %s with the message of the specification', (field, message) => {
    expect(messagesFor({ [field]: undefined })).toEqual([message]);
    expect(messagesFor({ [field]: '' })).toContain(message);
    if (field !== 'identityType') expect(messagesFor({ [field]: '   ' })).toContain(message);
  });

  it.each([
    ['a death before the birth', { birthDate: '1900-01-02', deathDate: '1900-01-01' }],
    ['a death in the future', { deathDate: '9999-01-01' }],
    ['a day that does not exist', { birthDate: '1900-02-30' }],
    ['a year that the database cannot store', { birthDate: '0000-01-01' }],
    ['a service in a year that the database cannot store', { serviceDate: '0000-01-01T10:00' }],
    ['a service after the last possible year', { serviceDate: '9999-12-31T23:00:00-05:00' }],
    ['an unknown field', { isAdmin: true }],
    ['an object instead of a text', { fullName: { not: 'x' } }],
    ['a character that cannot be stored', { fullName: 'a\0b' }],
    ['an unknown relationship', { familyMembers: [{ relationship: 'Boss', fullName: 'X' }] }],
  ])('refuses %s', (_, change) => {
    expect(messagesFor(change)).toHaveLength(1);
  });

  it.each([
    ['education', 51, { institution: 'X' }, 'Please use at most 50 items'],
    ['career', 51, { company: 'X' }, 'Please use at most 50 items'],
    [
      'familyMembers',
      101,
      { relationship: 'Child', fullName: 'X' },
      'Please use at most 100 items',
    ],
    ['hobbies', 101, 'X', 'Please use at most 100 items'],
  ])('limits the length of %s', (name, count, item, message) => {
    expect(messagesFor({ [name]: Array.from({ length: count }, () => item) })).toEqual([message]);
  });

  it('accepts a life of a single day', () => {
    expect(messagesFor({ birthDate: '1900-01-01', deathDate: '1900-01-01' })).toEqual([]);
  });
});

describe('moments and days', () => {
  it('treats a service time without an offset as UTC, and accepts its own output', () => {
    const form = memorialFormSchema.parse({ ...requiredForm, serviceDate: '2024-05-01T10:30' });
    expect(form.serviceDate).toBe('2024-05-01T10:30:00.000Z');
    expect(memorialFormSchema.parse(form)).toEqual(form);
  });

  it('treats a service day as its midnight in UTC', () => {
    const form = memorialFormSchema.parse({ ...requiredForm, serviceDate: '2024-05-01' });
    expect(form.serviceDate).toBe('2024-05-01T00:00:00.000Z');
  });

  it.each(['', 'Z', ':00', ':00Z', ':00.000Z', ':00+02:00', ':00.000-11:30', '+0200'])(
    'accepts the midnight T00:00%s as the day that is written',
    (rest) => {
      const [birthDate, disasterDate] = [`1940-04-01T00:00${rest}`, `2011-09-24T00:00${rest}`];
      const form = { ...requiredForm, birthDate, disasterDate, disasterType: 'war' };
      expect(memorialFormSchema.parse(form)).toMatchObject({
        birthDate: '1940-04-01',
        disasterDate: '2011-09-24',
      });
    },
  );

  const NO_DATES = [
    ...['x', '2024-13-01', '2011-02-30T00:00:00Z', '0000-01-01T00:00Z', '2011-01-01T25:00:00Z'],
    ...['2011-01-01T00:00:00+2', '2011-01-01 00:00', `2011-01-01T00:00:00.${'0'.repeat(5_000)}x`],
    ...[5, true, null, {}, []],
  ];

  it.each(['birthDate', 'deathDate', 'disasterDate', 'serviceDate', 'relative'])(
    'describes every fault of %s in words of ours',
    (field) => {
      for (const value of NO_DATES) {
        const relative = { relationship: 'Child', fullName: 'X', birthDate: value };
        const form = { [field]: value, familyMembers: field === 'relative' ? [relative] : [] };
        delete form.relative;
        const { error } = memorialFormSchema.safeParse({ ...requiredForm, ...form });
        expect(error?.issues.length, JSON.stringify(value)).toBeGreaterThan(0);
        for (const issue of error?.issues ?? []) expect(messageOfIssue(issue)).toBeDefined();
      }
    },
  );

  it('refuses a moment of a life that is not midnight', () => {
    expect(messagesFor({ birthDate: '1940-04-01T22:00:00Z' })).toEqual([
      'Please enter a real date',
    ]);
  });

  it("accepts today's date in the earliest time zone as the date of death", () => {
    const inKiritimati = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    expect(messagesFor({ deathDate: inKiritimati })).toEqual([]);
  });
});
