import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { DAY_MS } from '@/lib/platform/durations';
import { logInAsNewPerson, newEmail } from './support/account';
import { assignRole } from './support/assign-role';
import { inDatabase } from './support/database';
import { expectToFit } from './support/expect-to-fit';
import { logInAs } from './support/log-in-as';
import { createOwnerAndSister } from './support/owner-and-sister';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const PHONE = { width: 390, height: 844 };
/** Slightly more than the 24 months after which an owner is asked. */
const SILENT_DAYS = 732;

/** Runs the jobs about silent owners as if this many days had passed. */
const runJobsOnDay = (days: number) =>
  promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    'tests/journeys/support/silence-jobs.ts',
    z.string().parse(process.env.E2E_DATA_DIR),
    new Date(Date.now() + days * DAY_MS).toISOString(),
  ]);

test('an owner is silent for 28 months, and the successor takes over', async ({
  page,
  browser,
  request,
  expectAccessible,
}) => {
  test.slow();
  const {
    id,
    ownersEmail,
    sistersEmail,
    phone,
    hers: herPage,
  } = await createOwnerAndSister(page, browser, request, 'Sipho Ndlovu');
  await inDatabase((sql) =>
    sql.query(`UPDATE users SET "firstName" = 'Thandi' WHERE email = $1`, [sistersEmail]),
  );
  const people = `/edit-memorial/${id}/keepers`;

  await test.step('the owner asks a sister, who agrees on her phone', async () => {
    await page.goto(people);
    await page.getByRole('button', { name: 'Ask Thandi Moss' }).click();
    await expect(
      page.getByText('Thandi Moss has been asked, and has not answered yet.'),
    ).toBeVisible();
    await mailTo(sistersEmail, /Ada Moss asks you to keep the memorial of Sipho Ndlovu one day/);
    await herPage.goto(people);
    await herPage.getByRole('button', { name: 'Yes, I will' }).tap();
    await expect(
      herPage.getByText('You have said that you will keep this page after its owner.'),
    ).toBeVisible();
    await mailTo(ownersEmail, /Thandi Moss will keep the memorial of Sipho Ndlovu after you/);
  });

  await test.step('the owner is silent and is asked three times', async () => {
    await runJobsOnDay(SILENT_DAYS - 5);
    for (const days of [0, 30, 60]) await runJobsOnDay(SILENT_DAYS + days);
    const { text } = await mailTo(ownersEmail, /Are you still there\?/);
    await page.goto(new URL(/https?:\/\/\S+\/keep\/here\/\w+/.exec(text)?.[0] ?? '').pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you still there, Ada?');
    await expectToFit(page, 'the question to a silent owner', expectAccessible);
  });

  await test.step('after 27 months all keepers learn what will happen', async () => {
    await runJobsOnDay(SILENT_DAYS + 90);
    const announcement = /Thandi Moss will become the owner of the memorial of Sipho Ndlovu on/;
    for (const email of [ownersEmail, sistersEmail]) await mailTo(email, announcement);
    await herPage.goto(people);
    await expect(
      herPage.getByText(/^The owner has not logged in for a long time\. On/),
    ).toBeVisible();
    await expect(herPage.getByText('Owner, since')).toHaveCount(1);
  });

  await test.step('thirty days later the sister is the owner, and the former owner a keeper', async () => {
    await runJobsOnDay(SILENT_DAYS + 119);
    await herPage.reload();
    await expect(herPage.getByText(/^The owner has not logged in/)).toBeVisible();
    await runJobsOnDay(SILENT_DAYS + 120);
    await mailTo(sistersEmail, /Thandi Moss is now the owner of the memorial of Sipho Ndlovu/);
    await herPage.goto(people);
    await expect(herPage.getByText('Thandi Moss is now the owner.')).toBeVisible();
    await herPage.goto(`/memorial/${id}`);
    await expect(herPage.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    await page.goto(`/memorial/${id}`);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  });
  await phone.close();
});

test('an owner confirms with one click, without JavaScript, and keeps the page', async ({
  browser,
  request,
}) => {
  test.slow();
  const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Lindiwe Ndlovu' });
  const [ownersEmail, sistersEmail] = [newEmail(), newEmail()];
  for (const email of [ownersEmail, sistersEmail]) {
    const personContext = await browser.newContext();
    await logInAsNewPerson(await personContext.newPage(), email);
    await personContext.close();
  }
  await assignRole(id, ownersEmail, 'owner');
  await assignRole(id, sistersEmail, 'keeper');
  await inDatabase((sql) =>
    sql.query(
      `UPDATE keepers SET succession = 'accepted' WHERE "memorialId" = $1 AND role = 'keeper'`,
      [id],
    ),
  );
  for (const days of [0, 30, 60, 90]) await runJobsOnDay(SILENT_DAYS + days);
  const { text } = await mailTo(
    ownersEmail,
    /will become the owner of the memorial of Lindiwe Ndlovu/,
  );
  const anonymousContext = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await anonymousContext.newPage();
  await visitor.goto(new URL(/https?:\/\/\S+\/keep\/here\/\w+/.exec(text)?.[0] ?? '').pathname);
  await visitor.getByRole('button', { name: 'I am here' }).click();
  await mailTo(sistersEmail, /The memorial of Lindiwe Ndlovu stays with its owner/);
  await anonymousContext.close();
});

test.describe('an owner', () => {
  test.use({ allowsRefusals: true });

  test("hides a memorial by deleting it, and a keeper's objection restores it", async ({
    page,
    browser,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Bheki Ndlovu' });
    const sistersEmail = newEmail();
    await logInAs(page.context(), 'ben');
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const herPage = await phone.newPage();
    await logInAsNewPerson(herPage, sistersEmail);
    await assignRole(id, sistersEmail, 'keeper');
    const statusForVisitor = async () => (await request.get(`/memorial/${id}`)).status();
    expect(await statusForVisitor()).toBe(200);

    await page.goto(`/memorial/${id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete memorial' });
    await expect(dialog).toContainText(
      'it will be deleted 7 days later, unless one of them objects',
    );
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('/find-memorials');
    expect(await statusForVisitor()).toBe(404);

    await mailTo(sistersEmail, /The memorial of Bheki Ndlovu will be deleted on/);
    await herPage.goto(`/edit-memorial/${id}/keepers`);
    await expect(herPage.getByText(/^The owner is deleting this page\./)).toBeVisible();
    await herPage.getByRole('button', { name: 'I object' }).tap();
    await mailTo('ben@perennial.example', /The memorial of Bheki Ndlovu stays/);
    await expect.poll(statusForVisitor).toBe(200);
    await page.goto(`/edit-memorial/${id}/keepers`);
    await expectAccessible();
    await phone.close();
  });
});
