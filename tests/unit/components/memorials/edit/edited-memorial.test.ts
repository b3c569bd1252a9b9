import { describe, expect, it } from 'vitest';
import { type ApiMemorial, toFields } from '@/components/memorials/edit/edited-memorial';
import { updateBody } from '@/components/memorials/edit/update-body';
import { parseMemorialForm } from '@/lib/memorials/schema';
import { requiredForm } from '../../../../support/memorial-form';

const FORM = parseMemorialForm({
  ...requiredForm,
  nickname: 'Wa',
  maidenName: 'Muta',
  languages: ['Kikuyu', 'English'],
  religion: 'Catholic',
  favoriteQuote: 'It is the little things.',
  serviceDate: '2011-10-08T10:30',
  serviceLocation: 'Freedom Corner',
  serviceDetails: 'All are welcome.',
  militaryService: { branch: 'Navy', rank: 'Captain', serviceYears: '1960 to 1962', details: '' },
  education: [{ institution: 'Nairobi', startYear: '1966', endYear: '1971' }],
  career: [{ company: 'Parliament', position: 'Member', years: '2002 to 2007' }],
  familyMembers: [{ relationship: 'Child', fullName: 'Wanjira', email: 'w@example.org' }],
  achievements: ['Nobel Peace Prize'],
  hobbies: ['Gardens'],
  charities: ['Green Belt'],
  disasterType: 'pandemic',
  disasterName: 'COVID-19',
  disasterDate: '2011-09-01',
  causeVisibility: 'hidden',
  isPublic: false,
  enableDigitalFlowers: false,
  suggestedDonationAmount: 25,
  enableBirthDateReminder: true,
});

const { identityNumber, familyMembers, militaryService, serviceDate, ...rest } = FORM;

/** The API's answer for the memorial in FORM. */
const ANSWER = {
  ...rest,
  serviceDate: '2011-10-08T10:30:00.000Z',
  militaryService: true,
  militaryDetails: militaryService,
  education: rest.education.map((entry) => ({ ...entry, years: '1966 - 1971' })),
  causeOfDeath: {
    primaryCause: rest.causeOfDeath,
    majorEvent: 'pandemic_disease',
    eventName: 'COVID-19',
    eventDate: '2011-09-01',
  },
} as unknown as ApiMemorial; // as: nothing else of an answer is read

const NO_MEDIA = { picture: null };
/** A loaded memorial in which every field differs from FORM. */
const OTHER: typeof FORM = {
  ...parseMemorialForm({
    ...requiredForm,
    name: 'Other Name',
    birthDate: '1939-01-01',
    deathDate: '2010-01-01',
    birthPlace: 'Elsewhere',
    description: 'Another life.',
    identityType: 'passport',
    identityNumber: 'CANARY-0000',
    nationality: 'Other',
    causeOfDeath: 'Other',
    enableBirthDateReminder: false,
  }),
};

describe('toFields', () => {
  it('returns every field of the form', () => {
    const fields = toFields(ANSWER, { identityNumber, familyMembers });
    expect(fields).toEqual({ ...FORM, serviceDate: '2011-10-08T10:30:00' });
  });

  it('returns no military block and no event if there was none', () => {
    const civilian = {
      ...ANSWER,
      militaryDetails: null,
      causeOfDeath: { ...ANSWER.causeOfDeath, majorEvent: 'not_related', eventDate: null },
    } as ApiMemorial; // as: these two members have other types in the API's answer
    const fields = toFields(civilian, { identityNumber, familyMembers });
    expect(fields).toMatchObject({
      militaryService: undefined,
      disasterType: '',
      disasterDate: '',
    });
  });
});

describe('the request that Save sends', () => {
  const sentFields = (
    loaded = OTHER,
    form = FORM,
    media: Parameters<typeof updateBody>[2] = NO_MEDIA,
  ) => Object.fromEntries(updateBody(loaded, form, media));

  it('is empty if nothing was changed', () => {
    const loaded = toFields(ANSWER, { identityNumber, familyMembers });
    expect(sentFields(loaded, structuredClone(loaded))).toEqual({});
  });

  it.each([
    ['a text', { religion: 'Anglican' }, ['religion']],
    ['a boolean', { isPublic: true }, ['isPublic']],
    ['a whole list', { hobbies: ['Gardens', 'Hills'] }, ['hobbies']],
    ['all relatives', { familyMembers: [] }, ['familyMembers']],
    ['the whole block of the cause', { disasterName: 'Influenza' }, ['causeOfDeath']],
    [
      'the whole military block',
      { militaryService: { branch: 'Army', rank: '', serviceYears: '', details: '' } },
      ['militaryDetails'],
    ],
    ['two fields', { nickName: '', deathDate: '2011-09-26' }, ['deathDate', 'nickName']],
  ])('contains only what was changed: %s', (_, change, names) => {
    expect(Object.keys(sentFields(FORM, { ...FORM, ...change }))).toEqual(names);
  });

  it('uses the API’s names, and JSON text for lists', () => {
    const body = sentFields();
    expect(body).toMatchObject({
      fullName: 'Wangari Test',
      nickName: 'Wa',
      placeOfBirth: 'Nyeri',
      isPublic: 'false',
      birthdayReminder: 'true',
      militaryService: 'true',
      causeVisibility: 'hidden',
      suggestedDonationAmount: '25',
    });
    expect(JSON.parse(String(body.languagesSpoken))).toEqual(['Kikuyu', 'English']);
    expect(JSON.parse(String(body.causeOfDeath))).toEqual(ANSWER.causeOfDeath);
    expect(JSON.parse(String(body.familyMembers))).toEqual(familyMembers);
    expect(JSON.parse(String(body.militaryDetails))).toEqual(militaryService);
  });

  it('says that there was no military service', () => {
    const body = sentFields(FORM, { ...FORM, militaryService: undefined });
    expect(body).toMatchObject({ militaryService: 'false' });
    expect(body).not.toHaveProperty('militaryDetails');
  });

  it('contains a picture and a gallery only if they are new', () => {
    for (const name of ['mainPicture', 'existingMedia', 'knownMedia'])
      expect(sentFields()).not.toHaveProperty(name);
    const picture = new File(['x'], 'portrait.jpg');
    const existingMedia = [{ _id: 'abc', caption: 'On the hill' }];
    const body = sentFields(FORM, FORM, { picture, existingMedia, knownMedia: ['abc', 'def'] });
    expect(body.mainPicture).toBeInstanceOf(File);
    expect(JSON.parse(String(body.existingMedia))).toEqual(existingMedia);
    expect(JSON.parse(String(body.knownMedia))).toEqual(['abc', 'def']);
  });
});
