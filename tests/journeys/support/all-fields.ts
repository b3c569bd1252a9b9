import type { Page } from '@playwright/test';
import { openStep } from './create-form';
import { expect } from './test';

export async function fillOrigin(page: Page): Promise<void> {
  await openStep(page, 'Origin');
  await page.getByLabel('Identity type').selectOption('passport');
  await page.getByLabel('Nickname').fill('Mama Zoë');
  await page.getByLabel('Maiden name').fill('Dvořáková');
  await page.getByLabel('Languages').pressSequentially('isiZulu, English,Čeština');
  await page.getByLabel('Religion').fill('Methodist');
  await page.getByLabel('Favorite quote').fill('Umuntu ngumuntu ngabantu.\nWe are through others.');
  const disaster = page.getByLabel('Part of a disaster or conflict');
  await disaster.selectOption('War or conflict');
  await page.getByLabel('Event', { exact: false }).first().selectOption('Vietnam War');
  await disaster.selectOption('Natural disaster');
  await page.getByLabel('Event (optional)', { exact: true }).selectOption('Other');
  await page.getByLabel('Name of the event').pressSequentially('Tsunami of the coast');
  await page.getByLabel('Date of the event').fill('2024-08-01');
  await expect(page.getByText('The event cannot be after the death date')).toBeVisible();
  await page.getByLabel('Date of the event').fill('2024-07-20');
}

export async function fillLife(page: Page): Promise<void> {
  await openStep(page, 'Life');
  await page.getByRole('button', { name: 'Add a school' }).click();
  const school = page.getByRole('group', { name: 'School 1' });
  await expect(school.getByLabel('Institution')).toBeFocused();
  await school.getByLabel('Institution').fill('University of Zululand');
  await school.getByLabel('Degree').fill('BSc');
  await school.getByLabel('Field of study').fill('Mathematics');
  await school.getByLabel('Start year').fill('1970');
  await school.getByLabel('End year').fill('1966');
  await expect(school.getByText('End year cannot be before the start year')).toBeVisible();
  await school.getByLabel('End year').fill('1973');
  await school.getByLabel('Location').fill('KwaDlangezwa');
  await page.getByRole('button', { name: 'Add a position' }).click();
  const work = page.getByRole('group', { name: 'Position 1' });
  await work.getByLabel('Company').fill('Eshowe High School');
  await work.getByLabel('Job title').fill('Teacher');
  await work.getByLabel('Years').fill('1975 to 2008');

  const militaryCheckbox = page.getByLabel('Served in military');
  await militaryCheckbox.check();
  await page.getByLabel('Branch').fill('Navy');
  await militaryCheckbox.uncheck();
  await expect(page.getByLabel('Branch')).toBeHidden();
  await militaryCheckbox.check();
  await expect(page.getByLabel('Branch')).toHaveValue('');
  await page.getByLabel('Branch').fill('Medical corps');
  await page.getByLabel('Rank').fill('Sergeant');
  await page.getByLabel('Service years').fill('1966 to 1968');
  await page.getByLabel('Details of the military service').fill('Field hospital.');

  await page.getByLabel('Achievements').fill('"Mayor of Eshowe, twice", Author');
  await page.getByLabel('Hobbies').fill('Choir, gardening');
  await page.getByLabel('Charities').fill('Hospice');
}

export async function fillFamily(page: Page): Promise<void> {
  await openStep(page, 'Family');
  await page.getByRole('button', { name: 'Add a family member' }).click();
  await page.getByRole('button', { name: 'Add another family member' }).click();
  await page.getByRole('button', { name: 'Add another family member' }).click();
  const member = (number: number) => page.getByRole('group', { name: `Family member ${number}` });
  await member(1).getByLabel('Relationship').selectOption('Spouse');
  await member(1).getByLabel('Full name').fill('Jiří Dvořák');
  await member(2).getByLabel('Full name').fill('Nobody');
  await member(3).getByLabel('Relationship').selectOption('Niece/Nephew');
  await member(3).getByLabel('Full name').fill('Thabo Dvořák');
  await member(3).getByLabel('Is living').uncheck();
  await member(3).getByText('Private details').click();
  await member(3).getByLabel('Email').fill('thabo@example.org');
  await member(3).getByLabel('Phone').fill('+27 82 000 0000');
  await member(3).getByLabel('Birth date').fill('1970-01-01');
  await member(3).getByLabel('Identity type').selectOption('ssn');
  await member(3).getByLabel('Identity number').fill('7001010000000');
  await page.getByRole('button', { name: 'Remove family member 2' }).click();
  await expect(page.getByRole('button', { name: 'Add another family member' })).toBeFocused();
  await expect(member(2).getByLabel('Full name')).toHaveValue('Thabo Dvořák');
}

export async function fillServiceAndOptions(page: Page): Promise<void> {
  await openStep(page, 'Service');
  await page.getByLabel('Date and time of the service').fill('2024-07-27T10:30');
  await page.getByLabel('Place of the service').fill('Methodist Church, Eshowe');
  await page.getByLabel('Details of the service').fill('Bright colours, please.');
  await openStep(page, 'Options');
  const amount = page.getByLabel('Suggested amount for flowers');
  await expect(amount).toHaveValue('5');
  await page.getByLabel('Allow digital flowers').uncheck();
  await expect(amount).toBeHidden();
  await page.getByLabel('Allow digital flowers').check();
  await amount.fill('25');
  await page.getByLabel('Remind me of the birthday').check();
}

/** What the public API returns once all fields are filled in. */
export const EXPECTED_FIELDS = {
  nickName: 'Mama Zoë',
  maidenName: 'Dvořáková',
  biography: 'She taught maths.\n\nOn Sundays she sang in the choir.',
  birthDate: '1948-03-09',
  deathDate: '2024-07-21',
  placeOfBirth: 'Eshowe, KwaZulu-Natal',
  nationality: 'South African',
  languagesSpoken: ['isiZulu', 'English', 'Čeština'],
  religion: 'Methodist',
  favoriteQuote: 'Umuntu ngumuntu ngabantu.\nWe are through others.',
  serviceDate: '2024-07-27T10:30:00.000Z',
  serviceLocation: 'Methodist Church, Eshowe',
  serviceDetails: 'Bright colours, please.',
  militaryService: true,
  militaryDetails: {
    branch: 'Medical corps',
    rank: 'Sergeant',
    serviceYears: '1966 to 1968',
    details: 'Field hospital.',
  },
  achievements: ['Mayor of Eshowe, twice', 'Author'],
  hobbies: ['Choir', 'gardening'],
  charities: ['Hospice'],
  causeOfDeath: {
    primaryCause: 'Heart failure',
    majorEvent: 'natural_disaster',
    eventName: 'Tsunami of the coast',
    eventDate: '2024-07-20',
  },
  isPublic: true,
  visibility: 'public',
  enableDigitalFlowers: true,
  suggestedDonationAmount: 25,
  education: [
    {
      institution: 'University of Zululand',
      degree: 'BSc',
      fieldOfStudy: 'Mathematics',
      startYear: '1970',
      endYear: '1973',
      location: 'KwaDlangezwa',
    },
  ],
  career: [{ company: 'Eshowe High School', position: 'Teacher', years: '1975 to 2008' }],
  familyMembers: [
    { relationship: 'Spouse', fullName: 'Jiří Dvořák', isLiving: true },
    { relationship: 'Niece/Nephew', fullName: 'Thabo Dvořák', isLiving: false },
  ],
};
