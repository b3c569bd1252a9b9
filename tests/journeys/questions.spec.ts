import { newEmail } from './support/account';
import { cookieOf, strangerHeaders } from './support/canary';
import { visit } from './support/crawl';
import { inDatabase } from './support/database';
import { expectToFit } from './support/expect-to-fit';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const PHONE = { width: 390, height: 844 };
const FROZEN = 'This page is frozen while a question about it is settled.';
const ANSWER = 'We have looked at the page with the family, and the year is right now.';

// The server refuses the owner's change while the page is frozen.
test.use({ allowsRefusals: true });
test.beforeEach(() =>
  inDatabase((sql) => sql.query(`DELETE FROM rate_limits WHERE name LIKE 'question%'`)),
);

test('a relative asks, an admin freezes the page and decides, and the owner can save only afterwards', async ({
  page,
  browser,
  request,
  context,
  expectAccessible,
}) => {
  test.slow();
  const email = newEmail();
  const word = `Words${Date.now()}`;
  const id = await paidMemorial(request, await tokenOf('ben'), {
    name: 'Sipho Ndlovu',
    isPublic: true,
    causeVisibility: 'shown',
    familyMembers: [{ relationship: 'Child', fullName: 'Zanele Ndlovu', isLiving: true }],
  });

  await test.step('the niece finds the form at the end of the page and sends it', async () => {
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const herPage = await phone.newPage();
    await herPage.goto(`/memorial/${id}`);
    await herPage.getByRole('link', { name: 'A question about this page' }).tap();
    await expect(herPage.getByRole('heading', { level: 1 })).toHaveText(
      'A question about this page',
    );
    await expect(herPage.getByText('This is about the page of Sipho Ndlovu.')).toBeVisible();
    const openedAt = Date.now();
    await herPage.getByText('This page is wrong or hurtful').tap();
    await herPage.getByLabel('Your name').fill('Naledi');
    await herPage.getByLabel('Your email address').fill(email);
    await herPage.getByLabel('How are you related to them?').fill('His niece');
    await herPage.getByLabel('What should we know?').fill(`${word}: he was born in 1941.`);
    // The server treats a form that is sent within four seconds as spam.
    await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(4_500);
    await herPage.getByRole('button', { name: 'Send the question' }).tap();
    await expect(herPage.getByRole('heading', { level: 1 })).toHaveText(
      'Your question has reached us.',
    );
    await mailTo(email, /Your question has reached us/);
    await phone.close();
  });

  await logInAs(context, 'root');
  await test.step('an admin reads the question, freezes the page and hides a name', async () => {
    await page.goto('/admin/cases');
    await expectToFit(page, 'the questions', expectAccessible);
    const { rows } = await inDatabase((sql) =>
      sql.query('SELECT id FROM family_cases WHERE "memorialId" = $1', [id]),
    );
    await page.goto(`/admin/cases/${rows[0].id}`);
    await expect(page.getByText(`${word}: he was born in 1941.`)).toBeVisible();
    await expect(page.getByText('Answer due in 7 days')).toBeVisible();
    await expectToFit(page, 'a question', expectAccessible);
    await page.getByRole('button', { name: 'Freeze the page' }).click();
    await expect(page.getByRole('button', { name: 'Lift the freeze' })).toBeVisible();
    await page.getByRole('button', { name: 'Hide Zanele Ndlovu' }).click();
    await expect(page.getByRole('button', { name: 'Show Zanele Ndlovu again' })).toBeVisible();
    await expect
      .poll(async () => (await visit(`/memorial/${id}`)).body)
      .not.toContain('Zanele Ndlovu');
  });
  const adminPage = page.url();

  await test.step('only admins can read the question', async () => {
    const addresses = [
      `/memorial/${id}`,
      `/edit-memorial/${id}/keepers`,
      `/api/memorials/${id}/events`,
      new URL(adminPage).pathname,
      '/admin/cases',
    ];
    for (const readerHeaders of [
      ...strangerHeaders(cookieOf(await tokenOf('ada'))),
      cookieOf(await tokenOf('ben')),
    ])
      for (const address of addresses)
        expect((await visit(address, readerHeaders)).body, address).not.toContain(word);
  });

  await logInAs(context, 'ben');
  const religion = page.getByLabel('Religion');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await test.step('the owner sees that the page is frozen, and cannot save', async () => {
    await page.goto(`/memorial/${id}`);
    await expect(page.getByText(FROZEN)).toBeVisible();
    await expectToFit(page, 'a frozen memorial', expectAccessible);
    expect((await visit(`/memorial/${id}`)).body).not.toContain(FROZEN);
    await page.goto(`/edit-memorial/${id}/keepers`);
    await expect(page.getByText(FROZEN)).toBeVisible();
    await page.goto(`/memorial/${id}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await religion.fill('Anglican');
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: FROZEN })).toBeVisible();
    await expect(religion).toHaveValue('Anglican');
  });

  await logInAs(context, 'root');
  await test.step('the admin decides, and the niece gets an answer', async () => {
    await page.goto(adminPage);
    await page.getByRole('radio', { name: 'The page was corrected' }).check();
    await page.getByLabel('Our answer, sent by email').fill(ANSWER);
    await page.getByRole('button', { name: 'Decide and answer' }).click();
    await expect(page.getByRole('heading', { name: 'The page was corrected' })).toBeVisible();
    await expectToFit(page, 'a decided question', expectAccessible);
    const { text } = await mailTo(email, /Our answer to your question/);
    expect(text).toContain(ANSWER);
  });

  await logInAs(context, 'ben');
  await test.step('the owner can save again, and sees what happened', async () => {
    await page.goto(`/memorial/${id}`);
    await expect(page.getByText(FROZEN)).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await religion.fill('Anglican');
    await save.click();
    await expect(page.getByText('Memorial updated successfully')).toBeVisible();
    await page.goto(`/edit-memorial/${id}/keepers`);
    await expect(page.getByText('A question about the page was settled.')).toBeVisible();
    await expect(page.getByText('The page was frozen until a question')).toBeVisible();
  });
});
