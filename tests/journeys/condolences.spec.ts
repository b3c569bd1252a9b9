import type { APIRequestContext } from '@playwright/test';
import { visit } from './support/crawl';
import { inDatabase } from './support/database';
import { expectToFit } from './support/expect-to-fit';
import { holdScripts } from './support/hold-scripts';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const PHONE = { width: 390, height: 844 };
const MESSAGE = 'He carried my books home when I had the measles. I never thanked him.';

declare global {
  interface Window {
    taps: number;
  }
}

/** Runs in the page. Counts taps. */
function countTaps(): void {
  window.taps = 0;
  addEventListener('pointerup', () => window.taps++, true);
}

/** Creates a memorial of Ada's without condolences. The death is long ago. */
const newMemorial = async (request: APIRequestContext) =>
  paidMemorial(request, await tokenOf('ada'), { name: `Thabo Ndlovu ${Date.now()}` });

/** Adds waiting condolences, as if visitors had written them. */
async function addWaiting(memorialId: string, count: number): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `INSERT INTO condolences (id, "memorialId", state, message, "authorName", "secretHash", "textKey", "createdAt")
       SELECT translate(substr(md5(random()::text || n), 1, 12), '0', 'z'), $1, 'waiting',
         'Words of visitor ' || n, 'Visitor ' || n, md5(random()::text || n), md5(random()::text),
         now() - n * interval '1 minute'
       FROM generate_series(1, $2::int) n`,
      [memorialId, count],
    ),
  );
}

/**
 * Makes a visitor's condolence look as if a neighbour wrote it, it was published unread, and two people have reported
 * it. The operator's list shows it to other journeys, too.
 */
async function addReports(memorialId: string, authorName: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `WITH reported AS (UPDATE condolences
         SET state = 'published', "publishedAt" = now(), message = 'Kind words', "authorName" = 'Neighbour'
         WHERE "memorialId" = $1 AND "authorName" = $2 RETURNING id)
       INSERT INTO condolence_reports ("condolenceId", "reporterHash", reason)
       SELECT id, n::text, 'cruel' FROM reported, generate_series(1, 2) n`,
      [memorialId, authorName],
    ),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a friend leaves a condolence with three taps and finds it again', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const id = await newMemorial(request);
    await page.addInitScript(countTaps);
    await page.goto(`/memorial/${id}`);
    await expect(page.getByText('Nobody has written yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Light a candle' })).toBeEnabled();

    await page.getByRole('link', { name: 'Write', exact: true }).tap(); // first tap
    const dialog = page.getByRole('dialog', { name: 'Share a memory or condolence' });
    await expect(dialog.getByLabel('What would you like to say?')).toBeFocused();
    await expectAccessible();
    await page.keyboard.type(MESSAGE);
    await dialog.getByLabel('Your name').tap(); // second tap
    await page.keyboard.type('Sipho from next door');
    await dialog.getByRole('button', { name: 'Send to the family' }).tap(); // third tap

    const thanks = page.getByRole('dialog', { name: 'Thank you' });
    await expect(thanks).toContainText('Your words are with the family.');
    expect(await page.evaluate(() => window.taps)).toBe(3);
    await expectAccessible();
    await thanks.getByRole('link', { name: 'Open my own page' }).tap();
    await page.waitForURL('**/condolences/*'); // waits for the styles, too, which axe measures
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your words for Thabo');
    await expect(page.getByText('The family has not read it yet.')).toBeVisible();
    await expect(page.getByRole('blockquote')).toHaveText(MESSAGE);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectToFit(page, 'the page of an author', expectAccessible);

    await test.step('the author changes the condolence and deletes it', async () => {
      await page.getByText('Change your words').tap();
      await page.getByLabel('What would you like to say?').fill(`${MESSAGE} Thank you.`);
      await page.getByRole('button', { name: 'Save the change' }).tap();
      await expect(page.getByText('Your change is saved.')).toBeVisible();
      await expect(page.getByRole('blockquote')).toHaveText(`${MESSAGE} Thank you.`);
      await page.getByText('Withdraw your words').tap();
      await page.getByRole('button', { name: 'Delete my words' }).tap();
      await expect(page.getByText('They have been deleted.')).toBeVisible();
      await expect(page.getByText(MESSAGE)).toHaveCount(0);
    });
  });

  test('the family publishes five condolences with one tap and undoes it', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    const id = await newMemorial(request);
    await addWaiting(id, 5);
    await logInAs(context, 'ada');
    await page.goto(`/memorial/${id}`);
    await page.getByRole('link', { name: 'Condolences (5 waiting)' }).tap();
    await expect(page.getByRole('link', { name: 'Waiting for you (5)' })).toBeVisible();
    await expectToFit(page, 'the queue of a family', expectAccessible);

    await page.getByRole('button', { name: 'Show all 5 on the page' }).tap();
    await expect(page.getByText('5 messages are now on the page.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'On the page (5)' })).toBeVisible();
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain('visitor 5');

    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('link', { name: 'Waiting for you (5)' })).toBeVisible();
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).not.toContain('visitor 5');
  });

  test('the family declines a condolence, sends one back, keeps a reported one, and closes the guest book', async ({
    page,
    context,
    request,
  }) => {
    const id = await newMemorial(request);
    await addWaiting(id, 3);
    await addReports(id, 'Visitor 1');
    await logInAs(context, 'ada');
    await page.goto(`/edit-memorial/${id}/condolences`);
    await expect(page.getByText('Two people reported this. Keep it?')).toBeVisible();
    await page.getByRole('button', { name: /^Keep it.*Neighbour$/ }).tap();
    await expect(page.getByText('It stays on the page.')).toBeVisible();
    await expect(page.getByText('Two people reported this.')).toHaveCount(0);
    await page.getByRole('button', { name: /^Do not publish.*Visitor 3$/ }).tap();
    await expect(page.getByRole('link', { name: 'Not published (1)' })).toBeVisible();
    await page.getByRole('button', { name: /^Send back with a note.*Visitor 2$/ }).tap();
    const dialog = page.getByRole('dialog', { name: 'Send back with a note' });
    await dialog.getByRole('button', { name: 'Send back' }).tap();
    await expect(dialog.getByText('Please write what you would like to ask.')).toBeVisible();
    await dialog.getByLabel('What would you like to ask Visitor 2?').fill('Which year was it?');
    await dialog.getByRole('button', { name: 'Send back' }).tap();
    await expect(page.getByRole('link', { name: 'Sent back (1)' })).toBeVisible();
    await page.getByRole('link', { name: 'Sent back (1)' }).tap();
    await expect(page.getByText('You asked: Which year was it?')).toBeVisible();
    await page.getByText('No condolences.').tap();
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('Your choice is saved.')).toBeVisible();
    await expect
      .poll(async () => (await visit(`/memorial/${id}`)).body)
      .not.toMatch(/>Share a memory or condolence|data-act="leave"/);
  });

  test('the family keeps a condolence for itself, and only invited guests see it', async ({
    page,
    context,
    browser,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const id = await newMemorial(request);
    await addWaiting(id, 2);
    const email = `aunt-${Date.now()}@example.org`;
    const invited = await request.post(`/api/memorials/${id}/access/invitations`, {
      headers: { authorization: `Bearer ${await tokenOf('ada')}` },
      data: { people: [{ name: 'Aunt', email }] },
    });
    expect(invited.status()).toBe(200);
    await logInAs(context, 'ada');
    await page.goto(`/edit-memorial/${id}/condolences`);
    await page.getByRole('button', { name: 'Show all 2 on the page' }).tap();
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain('2 messages');

    await page.getByRole('link', { name: 'On the page (2)' }).tap();
    const familyOnly = page.getByLabel('Only for the family: Visitor 1', { exact: true });
    const audienceSaved = page.waitForResponse('**/condolences/audience');
    await familyOnly.check();
    await audienceSaved;
    const pageForStrangers = async () => (await visit(`/memorial/${id}`)).body;
    await expect.poll(pageForStrangers).not.toContain('visitor 1');
    expect(await pageForStrangers()).toContain('1 message');
    expect(await pageForStrangers()).toContain('visitor 2');
    await expect(page.getByText('Only for the family, and those you have let in.')).toBeVisible();
    await page.reload();
    await expect(familyOnly).toBeChecked();
    await expectToFit(page, 'what a family keeps for itself', expectAccessible);

    const { text } = await mailTo(email, /./);
    const auntContext = await browser.newContext({ viewport: PHONE });
    const aunt = await auntContext.newPage();
    await aunt.goto(/\/let-in\/\w{22}/.exec(text)?.[0] ?? '');
    await aunt.getByRole('button', { name: 'Open the page' }).click();
    await expect(aunt.getByText('2 messages')).toBeVisible();
    const keptCondolence = aunt.getByRole('listitem').filter({ hasText: 'Words of visitor 1' });
    await expect(keptCondolence).toContainText('Only for the family');
    await auntContext.close();

    await familyOnly.uncheck();
    await expect(page.getByText('For everyone who can see the page.')).toBeVisible();
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain('visitor 1');
  });
});

test('a visitor lights a candle, and the page counts it', async ({ page, request }) => {
  const id = await newMemorial(request);
  await page.goto(`/memorial/${id}`);
  const candle = page.getByRole('button', { name: 'Light a candle' });
  await candle.click();
  await expect(candle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Your candle is burning.')).toBeVisible();
  await expect(page.getByText('1 candle is burning')).toBeVisible();
  await expect
    .poll(async () => (await visit(`/memorial/${id}`)).body, { timeout: 30_000 })
    .toContain('1 candle is burning');
});

test('a report by the family hides a condolence at once, and the operator reviews it', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const id = await newMemorial(request);
  await addWaiting(id, 1);
  await inDatabase((client) =>
    client.query(
      `UPDATE condolences SET state = 'published', "publishedAt" = now() WHERE "memorialId" = $1`,
      [id],
    ),
  );
  await logInAs(context, 'ada');
  const release = await holdScripts(page);
  await page.goto(`/memorial/${id}`, { waitUntil: 'commit' });
  const report = page.getByRole('button', { name: 'Report what Visitor 1 wrote' });
  await expect(report).toBeDisabled(); // a click before the scripts run would be lost
  release();
  await report.click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByLabel('It is cruel').check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. Somebody will look at it.')).toBeVisible();
  await expect.poll(async () => (await visit(`/memorial/${id}`)).body).not.toContain('visitor 1');

  await logInAs(context, 'root');
  await page.goto('/admin/condolences?tab=reported');
  await expect(page.getByText('Words of visitor 1')).toBeVisible();
  await expect(page.getByText('It is cruel (by the family)')).toBeVisible();
  await expectToFit(page, 'what was reported', expectAccessible);
  await page.getByRole('button', { name: /^Take it off the page.*Visitor 1$/ }).click();
  await expect(page.getByText('Words of visitor 1')).toHaveCount(0);
});
