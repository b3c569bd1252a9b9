import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { mergeFields } from '@/lib/memorials/merge-fields';
import { toFieldNames } from '@/lib/memorials/names';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { memorialRequestSchema } from '@/lib/memorials/schema-request';
import { englishErrors } from '../../support/english-errors';
import { requiredForm, sister } from '../../support/memorial-form';

const merge = (stored: object, fields: object) =>
  mergeFields(
    { ...parseMemorialForm({ ...requiredForm, ...stored }), familyMembers: [] },
    toFieldNames(memorialRequestSchema.parse(fields)),
    true,
  );

describe('education', () => {
  it.each([
    [{ years: '1990 - 1994' }, '1990', '1994'],
    [{ years: '1990–1994' }, '1990', '1994'],
    [{ years: '1990' }, '1990', ''],
    [{ years: '' }, '', ''],
    [{ startYear: '1990', endYear: '1994' }, '1990', '1994'],
    [{ years: '1 - 2', startYear: '1990' }, '1', '2'],
    [{ years: '1994', endYear: '1994' }, '', '1994'],
    [{ years: '', startYear: '1990' }, '1990', ''],
  ])('reads the years of %j', (years, startYear, endYear) => {
    const { education } = merge({}, { education: [{ institution: 'School', ...years }] });
    expect(education).toMatchObject([{ startYear, endYear }]);
  });

  const school = { institution: 'School', startYear: '1990', endYear: '1994' };

  it.each([
    [{ years: '1990 - 1994' }, '1990', '1994'],
    [{ years: '1991 - 1995' }, '1991', '1995'],
    [{ years: '' }, '', ''],
    [{ years: '1990 - 1994', startYear: '1989' }, '1989', '1994'],
  ])('applies the change %j to an answer that is sent back', (change, startYear, endYear) => {
    const { education } = merge({ education: [school] }, { education: [{ ...school, ...change }] });
    expect(education).toMatchObject([{ startYear, endYear }]);
  });
});

describe('military service', () => {
  const armyService = { branch: 'Army', rank: 'Captain', serviceYears: '', details: '' };

  it.each([
    ['stays if the change does not mention it', armyService, {}, armyService],
    [
      'is deleted if the change is false',
      armyService,
      { militaryService: false, militaryDetails: null },
      undefined,
    ],
    [
      'begins empty',
      undefined,
      { militaryService: true },
      { ...armyService, branch: '', rank: '' },
    ],
    ['stays if the change is true', armyService, { militaryService: true }, armyService],
    [
      'is read from the details',
      undefined,
      { militaryService: true, militaryDetails: { branch: 'Army', rank: 'Captain' } },
      armyService,
    ],
    ['is a separate block', undefined, { militaryService: armyService }, armyService],
    [
      'changes in part',
      armyService,
      { militaryDetails: { rank: 'Major' } },
      { ...armyService, rank: 'Major' },
    ],
    ['is missing without details', undefined, { militaryDetails: null }, undefined],
  ])('%s', (_, stored, fields, result) => {
    expect(merge({ militaryService: stored }, fields).militaryService).toEqual(result);
  });
});

describe('cause of death', () => {
  const stored = { disasterType: 'war', disasterName: 'Korean War', disasterDate: '1951-01-01' };

  it('can change in part', () => {
    expect(merge(stored, { causeOfDeath: { primaryCause: 'Wounds' } })).toMatchObject({
      ...stored,
      causeOfDeath: 'Wounds',
    });
  });

  it.each([{ causeOfDeath: { majorEvent: 'not_related' } }, { disasterType: '' }])(
    'loses its event completely with %j',
    (fields) => {
      expect(merge(stored, fields)).toMatchObject({
        disasterType: '',
        disasterName: '',
        disasterDate: '',
      });
    },
  );
});

describe('a day that is sent as its midnight', () => {
  const stored = { birthDate: '1940-01-01', birthPrecision: 'year' };
  const midnight = '1940-01-01T00:00:00.000Z';

  it.each([
    { birthDate: midnight, birthPrecision: 'year' },
    { deceased: { dateOfBirth: midnight } },
  ])('is unchanged in %j', (change) => expect(merge(stored, change)).toMatchObject(stored));

  it('is the day of a relative and of an event', () => {
    const familyMembers = [{ relationship: 'Child', fullName: 'X', birthDate: midnight }];
    const causeOfDeath = { majorEvent: 'war_conflict', eventDate: midnight };
    expect(merge({}, { familyMembers, causeOfDeath })).toMatchObject({
      familyMembers: [{ birthDate: '1940-01-01' }],
      disasterDate: '1940-01-01',
    });
  });
});

describe.each(['?', '\u200b', '\u200e'])('the stored name %j', (name) => {
  const relative = { ...sister, fullName: name };
  const form = parseMemorialForm({ ...requiredForm, name, familyMembers: [relative] });
  const stored = {
    ...form,
    familyMembers: form.familyMembers.map((one) => ({ ...one, _id: 'a' })),
  };
  const change = (fields: object) =>
    mergeFields(stored, toFieldNames(memorialRequestSchema.parse(fields)), true);

  it.each([
    ['not sent', {}],
    ['sent back', { fullName: name, familyMembers: [{ ...relative, _id: 'a' }] }],
    ['sent back in parts', { deceased: { firstName: name, lastName: '' } }],
  ])('stays if it is %s with another change', (_, fields) => {
    expect(change({ ...fields, biography: 'New words.' })).toMatchObject({
      fullName: name,
      biography: 'New words.',
      familyMembers: [{ fullName: name }],
    });
  });

  it('can be replaced', () => expect(change({ fullName: 'Ada' }).fullName).toBe('Ada'));
});

it('refuses a change to names that nobody can see, with all other errors', () => {
  const familyMembers = [{ relationship: 'Child', fullName: '\u2060' }];
  const errors = (stored: object) => {
    try {
      merge(stored, { name: '\u200b', birthDate: '', familyMembers });
    } catch (error) {
      return error instanceof ZodError ? englishErrors(error) : error;
    }
    return [];
  };
  const missing = ['Name is required', 'Birth date is required', 'Full name is required'];
  for (const name of ['Ada', '\u200e']) expect(errors({ name })).toEqual(missing);
});
