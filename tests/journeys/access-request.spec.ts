import { MIN_AGE_MS } from '@/lib/platform/http/form-token';
import { visit } from './support/crawl';
import { inDatabase } from './support/database';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { logInWithToken } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const PHONE = { width: 390, height: 844 };
const MESSAGE = 'We shared a desk at school.';

test('a cousin asks for access and gets in', async ({
  page: cousin,
  browser,
  request,
  expectAccessible,
}) => {
  test.slow();
  const token = await tokenOf('ben');
  const name = `Asked ${Date.now()}`;
  const email = `cousin-${Date.now()}@example.org`;
  const id = await paidMemorial(request, token, { name, isPublic: false });
  const answer = await request.put(`/api/memorials/${id}/access`, {
    headers: { authorization: `Bearer ${token}` },
    data: { visibility: 'invited' },
  });
  expect(answer.status()).toBe(200);

  // The cousin has a phone but no account, and scans the code on the stone.
  await cousin.setViewportSize(PHONE);
  await cousin.goto(`/q/${id}`);
  await expect(cousin.getByRole('heading', { level: 1 })).toHaveText(
    'This page is for family and friends',
  );
  await expectToFit(cousin, 'the gate of invited people', expectAccessible);
  await expectToFitTwiceAsLarge(cousin, 'the gate of invited people');
  await cousin.getByRole('link', { name: 'Ask the family' }).click();
  await expect(cousin.getByRole('heading', { level: 1 })).toHaveText('Ask the family');
  await expectToFit(cousin, 'the form of a question to the family', expectAccessible);
  await expectToFitTwiceAsLarge(cousin, 'the form of a question to the family');
  await cousin.getByLabel('Your name').fill('Joanne');
  await cousin.getByLabel('Your email address').fill(email);
  await cousin.getByLabel('How did you know them?').fill(MESSAGE);
  await cousin.waitForTimeout(MIN_AGE_MS); // a form that comes back sooner counts as sent by a robot
  await cousin.getByRole('button', { name: 'Ask the family' }).click();
  await expect(cousin.getByRole('heading', { level: 1 })).toHaveText(
    'Your request has reached the family.',
  );
  await expect
    .poll(() =>
      inDatabase(
        async (sql) =>
          (await sql.query('SELECT 1 FROM access_requests WHERE "memorialId" = $1', [id])).rowCount,
      ),
    )
    .toBe(1);
  const sent = await inDatabase((sql) =>
    sql.query('SELECT 1 FROM outbox WHERE "to" = $1', [email]),
  );
  expect(sent.rowCount).toBe(0);

  // The owner finds the request on the access page.
  const ownerContext = await browser.newContext({ viewport: PHONE });
  await logInWithToken(ownerContext, token);
  const owner = await ownerContext.newPage();
  await owner.goto(`/edit-memorial/${id}/access`);
  await expect(owner.getByText(MESSAGE)).toBeVisible();
  await expect(owner.getByText(email)).toHaveCount(0);
  await owner.getByRole('button', { name: 'Let Joanne in' }).click();
  await expect(owner.getByText('Let in. The link is on its way by email.')).toBeVisible();
  await expect(owner.getByText(email)).toBeVisible();

  // Mail scanners open links, which must change nothing.
  const { text } = await mailTo(email, /You can see the page/);
  const link = /\/let-in\/\w{22}/.exec(text)?.[0] ?? '';
  const scanned = await visit(link);
  expect(scanned.status).toBe(200);
  expect(scanned.body).toContain('noindex');
  await expect(owner.getByText(/^Here on/)).toHaveCount(0);

  await cousin.goto(link);
  await expectToFit(cousin, 'the page of the link', expectAccessible);
  await cousin.getByRole('button', { name: 'Open the page' }).click();
  await expect(cousin).toHaveURL(`/memorial/${id}`);
  await expect(cousin.getByRole('heading', { level: 1 })).toContainText(name);
  await cousin.goto(`/q/${id}`);
  await expect(cousin.getByRole('heading', { level: 1 })).toContainText(name);

  await owner.reload();
  await expect(owner.getByText(/^Here on/)).toBeVisible();
  await owner.getByRole('button', { name: 'Remove Joanne' }).click();
  await expect(owner.getByText('Removed. They can no longer see the page.')).toBeVisible();
  await cousin.reload();
  await expect(cousin.getByRole('heading', { level: 1 })).toHaveText(
    'This page is for family and friends',
  );
  await ownerContext.close();
});
