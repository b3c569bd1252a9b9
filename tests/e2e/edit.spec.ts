import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { demoAccounts } from '../../prisma/demo/accounts';
import { logIn } from './support/account';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

const NAME = `Edited Person ${Date.now()}`;
const ben = demoAccounts.find(({ name }) => name === 'ben');

const logInAsBen = async (page: Page, to: string) => {
  await page.goto(to);
  await logIn(page, ben?.email ?? '', ben?.password);
  await page.waitForURL(to);
};

test.describe(() => {
  test.use({ meetsRefusals: true }); // one answer is a refusal

  test('the creator changes every field on a copy', async ({ page, request, expectAccessible }) => {
    test.slow();
    const id = await memorialOfBen(request, { name: `${NAME} One` });
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAsBen(page, `/edit-memorial/${id}`);
    await page.goto(`/memorial/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: `Edit the memorial for ${NAME}` }),
    ).toBeFocused();
    await expect(page.locator('#identityNumber')).toHaveValue('CANARY-4711');
    await expectAccessible();

    await test.step('what is wrong is said, and nothing is lost', async () => {
      await page.getByLabel('Nationality').fill('');
      await page.getByLabel('Biography').fill('A new life.');
      await save(page);
      await page.getByRole('link', { name: 'Nationality is required' }).click();
      await expect(page.getByLabel('Nationality')).toBeFocused();
      await expect(page.getByLabel('Biography')).toHaveValue('A new life.');
    });

    await fillEverything(page);

    await test.step('a server that fails keeps the person in the edit mode', async () => {
      const failing = (route: { fulfill: (answer: object) => Promise<void> }) =>
        route.fulfill({ status: 400, json: { message: 'The database is resting.' } });
      await page.route(`**/api/memorials/${id}`, (route) =>
        route.request().method() === 'PUT' ? failing(route) : route.fallback(),
      );
      await save(page);
      const alert = page.getByRole('alert').filter({ hasText: 'Error updating memorial' });
      await expect(alert).toHaveText('Error updating memorial: The database is resting.');
      await page.unroute(`**/api/memorials/${id}`);
    });

    await test.step('Save returns to the page, which shows it', async () => {
      await save(page);
      await expect(page.getByText('Memorial updated successfully')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: `${NAME} Two` })).toBeVisible();
      await expect(page.getByText('A new life.')).toBeVisible();
      await expectAccessible();
    });

    const token = await tokenOf('ben');
    const answer = await request.get(`/api/memorials/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { memorial } = z
      .object({ memorial: z.record(z.string(), z.unknown()) })
      .parse(await answer.json());
    expect(memorial).toMatchObject(CHANGED);

    await test.step('Cancel changes nothing', async () => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Biography').fill('Never saved.');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('A new life.')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Never saved.')).toHaveCount(0);
    });
  });
});

test('the edit page changes its few fields and the gallery', async ({
  page,
  request,
  expectAccessible,
}) => {
  const id = await memorialOfBen(request, { name: 'Wangari Test', languages: ['Kikuyu'] });
  await logInAsBen(page, `/edit-memorial/${id}`);
  await expect(page.getByLabel('First name')).toHaveValue('Wangari');
  await expect(page.getByLabel('Languages')).toHaveValue('Kikuyu');
  await expectAccessible();

  await page.getByLabel('Last name').fill('');
  await save(page);
  await page.getByRole('link', { name: 'Last name is required' }).click();
  await page.getByLabel('Last name').fill(`Muta ${NAME}`);
  await page.getByLabel('Date of death').fill('2011-09-26');
  await page.getByLabel('Languages').fill('Kikuyu, English , ');
  await page.getByLabel('Achievements').fill('Nobel Peace Prize');

  await page.getByLabel('Pictures, videos and documents').setInputFiles(await portraitFile());
  await page.getByRole('button', { name: 'Submit Media' }).click();
  await expect(page.getByText('Media files added successfully')).toBeVisible();
  await page.getByLabel('Caption').fill('On the hill');
  await save(page);

  await page.waitForURL(`/memorial/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wangari Muta ${NAME}`);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('On the hill').first()).toBeVisible();
  const answer = await request.get(`/api/memorials/${id}`);
  expect(await answer.json()).toMatchObject({
    memorial: {
      fullName: `Wangari Muta ${NAME}`,
      deathDate: '2011-09-26',
      languagesSpoken: ['Kikuyu', 'English'],
      achievements: ['Nobel Peace Prize'],
      additionalMedia: [{ type: 'photo', caption: 'On the hill' }],
    },
  });
});

test('nobody edits what is not theirs', async ({ page, request }) => {
  const id = await paidMemorial(request, await tokenOf('ada'), { name: `${NAME} Ada` });
  await logInAsBen(page, `/edit-memorial/${id}`);
  await expect(page.getByText('Failed to fetch memorial details')).toBeVisible();
  await page.goto(`/memorial/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await page.goto(`/edit-memorial/${id}`);
  await page.getByRole('link', { name: 'Back to Memorials' }).click();
  await page.waitForURL('/find-memorials');
});

const memorialOfBen = async (request: APIRequestContext, form: object) =>
  paidMemorial(request, await tokenOf('ben'), form);

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

async function fillEverything(page: Page): Promise<void> {
  const texts = {
    'Full name': `${NAME} Two`,
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
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
  await page.locator('#identityNumber').fill('CANARY-0815');
  await page.getByLabel('Part of a disaster or conflict').selectOption('Pandemic');
  await page.getByLabel('Event (optional)', { exact: true }).selectOption('COVID-19');
  await page.getByLabel('Date of the event').fill('2011-09-01');
  await page.getByRole('button', { name: 'Add a school' }).click();
  await page.getByLabel('Institution').fill('University of Nairobi');
  await page.getByRole('button', { name: 'Add a position' }).click();
  await page.getByLabel('Company').fill('Parliament');
  await page.getByLabel('Served in military').check();
  await page.getByLabel('Rank').fill('Captain');
  await page.getByRole('button', { name: 'Add a family member' }).click();
  const child = page.getByRole('group', { name: 'Family member 1' });
  await child.getByLabel('Relationship').selectOption('Child');
  await child.getByLabel('Full name').fill('Wanjira');
  await child.getByLabel('Email').fill('wanjira@example.org');
  await page.getByLabel('Suggested amount for flowers').fill('25');
  await page.getByLabel('Remind me of the birthday').check();
  await page.getByLabel('Profile picture').setInputFiles(await portraitFile());
  await page.getByRole('button', { name: 'Use picture' }).click();
}

/** What the API answers to the creator after all that. */
const CHANGED = {
  fullName: `${NAME} Two`,
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
  familyMembers: [{ relationship: 'Child', fullName: 'Wanjira' }],
  suggestedDonationAmount: 25,
  birthdayReminder: true,
  identityNumber: '••••15',
};
