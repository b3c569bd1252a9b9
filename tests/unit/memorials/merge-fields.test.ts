import { describe, expect, it } from 'vitest';
import { mergeFields } from '@/lib/memorials/merge-fields';
import { toFieldNames } from '@/lib/memorials/names';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { memorialRequestSchema } from '@/lib/memorials/schema-request';
import { requiredForm } from '../../support/memorial-form';

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
