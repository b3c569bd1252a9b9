import type { Page } from '@playwright/test';
import { chooseFiles } from './choose-files';
import { portraitFile } from './portrait';

/** Changes every kind of field except the biography in the editor of a memorial with two relatives. */
export async function fillEverything(page: Page, name: string): Promise<void> {
  const texts = {
    'Full name': name,
    'Birth date': '1940-04-02',
    'Place of birth': 'Ihithe',
    'Death date': '2011-09-26',
    Nickname: 'Wa',
    'Maiden name': 'Muta',
    Nationality: 'Kenyan and proud',
    Languages: 'Kikuyu, English',
    Religion: 'Catholic',
    'Favorite quote': 'It is the little things.',
    'Primary cause of death': 'Cancer',
    Achievements: 'Nobel Peace Prize',
    Hobbies: 'Gardens',
    Charities: 'Green Belt',
    'Date and time of the service': '2011-10-08T10:30',
    'Place of the service': 'Freedom Corner',
    'Details of the service': 'All are welcome.',
  };
  // Relatives have fields with the same labels further down.
  for (const [label, text] of Object.entries(texts))
    await page.getByLabel(label).first().fill(text);
  await page.getByLabel('Identity type').first().selectOption('passport');
  await page.locator('#identityNumber').fill('CANARY-0815');
  await page.getByRole('radio', { name: 'Shown on the page and found by search' }).check();
  await page.getByLabel('Part of a disaster or conflict').selectOption('Pandemic');
  await page.getByLabel('Event (optional)', { exact: true }).selectOption('COVID-19');
  await page.getByLabel('Date of the event').fill('2011-09-01');
  await page.getByRole('button', { name: 'Add a school' }).click();
  await page.getByLabel('Institution').fill('University of Nairobi');
  await page.getByRole('button', { name: 'Add a position' }).click();
  await page.getByLabel('Company').fill('Parliament');
  await page.getByLabel('Served in military').check();
  await page.getByLabel('Rank').fill('Captain');
  const relative = (place: number) => page.getByRole('group', { name: `Family member ${place}` });
  await relative(1).getByLabel('Full name').fill('Nyambura Muta');
  await page.getByRole('button', { name: 'Add another family member' }).click();
  const child = relative(3);
  await child.getByLabel('Relationship').selectOption('Child');
  await child.getByLabel('Full name').fill('Wanjira');
  await child.getByText('Private details').click();
  await child.getByLabel('Email').fill('wanjira@example.org');
  await page.getByLabel('Suggested amount for flowers').fill('25');
  await page.getByLabel('Remind me of the birthday').check();
  await page.getByLabel('May be shown at the top of the home page').check();
  await chooseFiles(page.getByLabel('Profile picture'), await portraitFile());
  await page.getByRole('button', { name: 'Use picture' }).click();
}

/** What the API returns to the creator after `fillEverything` and the test's own change of the biography. */
export const expectedAfterEdit = (name: string) => ({
  fullName: name,
  birthDate: '1940-04-02',
  deathDate: '2011-09-26',
  placeOfBirth: 'Ihithe',
  biography: 'A new life.',
  nickName: 'Wa',
  maidenName: 'Muta',
  nationality: 'Kenyan and proud',
  languagesSpoken: ['Kikuyu', 'English'],
  religion: 'Catholic',
  favoriteQuote: 'It is the little things.',
  causeVisibility: 'shown',
  onHomePage: true,
  causeOfDeath: {
    primaryCause: 'Cancer',
    majorEvent: 'pandemic_disease',
    eventName: 'COVID-19',
    eventDate: '2011-09-01',
  },
  achievements: ['Nobel Peace Prize'],
  hobbies: ['Gardens'],
  charities: ['Green Belt'],
  serviceDate: '2011-10-08T10:30:00.000Z',
  serviceLocation: 'Freedom Corner',
  serviceDetails: 'All are welcome.',
  militaryService: true,
  militaryDetails: { rank: 'Captain' },
  education: [{ institution: 'University of Nairobi' }],
  career: [{ company: 'Parliament' }],
  identityType: 'passport',
  familyMembers: [
    { relationship: 'Sibling', fullName: 'Nyambura Muta' },
    { relationship: 'Child', fullName: 'Kamau Test' },
    { relationship: 'Child', fullName: 'Wanjira' },
  ],
  suggestedDonationAmount: 25,
  birthdayReminder: true,
  identityNumber: '••••15',
});
