import type { APIRequestContext, Page } from '@playwright/test';
import { visit } from './support/crawl';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const PASSWORD = 'Our dog Bruno';
const HINT = 'The name of the dog';
const GATE = 'This page is for family and friends';

let id: string;
let name: string;
test.beforeEach(async ({ request }) => {
  name = `Kept ${Date.now()}`;
  id = await addPasswordMemorial(request, name);
});

async function addPasswordMemorial(request: APIRequestContext, fullName: string): Promise<string> {
  const token = await tokenOf('ben');
  // Never public, so no cached list has it: a reader of that list would request a picture that they may not see.
  const memorialId = await paidMemorial(request, token, { name: fullName, isPublic: false });
  const answer = await request.put(`/api/memorials/${memorialId}/access`, {
    headers: { authorization: `Bearer ${token}` },
    data: { visibility: 'password', password: PASSWORD, passwordHint: HINT },
  });
  expect(answer.status()).toBe(200);
  return memorialId;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function typePassword(page: Page, password: string) {
  await page.getByLabel('Family password').fill(password);
  await page.getByRole('button', { name: 'Open the page' }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the family password opens the page', async ({ page, context }) => {
    await page.goto(`/q/${id}`);
    await expect(heading(page)).toHaveText(GATE);
    expect(await page.content()).not.toContain(name);
    await page.goto(`/open-memorial/${id}?refused=wrong`); // opening this address does not count as a guess
    await expect(page.getByRole('alert')).toContainText('That is not the family password.');
    expect(await page.content()).not.toContain(HINT);
    await typePassword(page, 'the cat');
    await expect(page.getByRole('alert')).toContainText('That is not the family password.');
    await expect(page.getByRole('alert')).toContainText(HINT);
    await typePassword(page, 'OUR DOG bruno');
    await expect(page).toHaveURL(`/memorial/${id}`);
    await expect(heading(page)).toContainText(name);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'memorial-guest', httpOnly: true, sameSite: 'Lax' });
    await expect.poll(() => pictureShown(page)).toBe(true);
    // Later visits need no password, not even through the code on the stone.
    await page.goto(`/fr/memorial/${id}`);
    await expect(heading(page)).toContainText(name);
    await page.goto(`/q/${id}`);
    await expect(heading(page)).toContainText(name);
  });
});

/** Returns whether the portrait loaded, which requires the guest's cookie. */
const pictureShown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0);

test("a guest deletes the browser's access to the page", async ({ page, context }) => {
  await page.goto(`/memorial/${id}`);
  await typePassword(page, PASSWORD);
  await expect(heading(page)).toContainText(name);
  await page.getByRole('button', { name: 'Forget this page on this device' }).click();
  await expect(heading(page)).toHaveText(GATE);
  expect(await context.cookies()).toEqual([]);
});

test('nobody else sees the page that a guest opened', async ({ page }) => {
  await page.goto(`/memorial/${id}`);
  await typePassword(page, PASSWORD);
  await expect(heading(page)).toContainText(name);
  for (const address of [`/memorial/${id}`, `/fr/memorial/${id}`, `/api/memorials/${id}`]) {
    const { body } = await visit(address);
    expect(body, address).not.toContain(name);
  }
  const source = await page.getByRole('main').getByRole('img').first().getAttribute('src');
  expect((await visit(source ?? '')).status).toBe(404);
});

test('all gates are the same cached page, apart from the address', async ({
  page,
  request,
  expectAccessible,
}) => {
  const otherId = await addPasswordMemorial(request, `Other ${Date.now()}`);
  const gateOf = async (which: string) =>
    (await visit(`/memorial/${which}`)).body.replaceAll(which, 'ID');
  expect(await gateOf(id)).toBe(await gateOf(otherId));
  const cached = async () =>
    (await fetch(new URL(`/memorial/${id}`, process.env.E2E_SITE_URL))).headers.get(
      'x-nextjs-cache',
    );
  await expect.poll(cached).toBe('HIT');
  const { body } = await visit(`/memorial/${id}`);
  expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(body).toContain('property="og:title" content="A page for family and friends | Perennial"');
  expect(body).not.toContain(HINT);
  await page.goto(`/memorial/${id}`);
  await expectToFit(page, 'the gate', expectAccessible);
  await expectToFitTwiceAsLarge(page, 'the gate');
  await typePassword(page, 'wrong');
  await expect(page.getByText('That is not the family password.')).toBeVisible();
  await expectToFit(page, 'the gate after a wrong password', expectAccessible);
});

test('a guest gets public pages from the cache, like everybody else', async ({ page, request }) => {
  const open = await paidMemorial(request, await tokenOf('ben'), { name: `Open ${Date.now()}` });
  await page.goto(`/memorial/${id}`);
  await typePassword(page, PASSWORD);
  await expect(page).toHaveURL(`/memorial/${id}`);
  await page.goto(`/memorial/${open}`);
  await expect(heading(page)).toContainText('Open');
  const cached = async () =>
    (await fetch(new URL(`/memorial/${open}`, process.env.E2E_SITE_URL))).headers.get(
      'x-nextjs-cache',
    );
  await expect.poll(cached).toBe('HIT');
});

test('the owner chooses who can see the page', async ({ page, context }) => {
  await logInAs(context, 'ben');
  await page.goto(`/memorial/${id}`);
  await page.getByRole('link', { name: 'Who can see this page' }).click();
  await expect(heading(page)).toHaveText('Who can see this page');
  await expect(page.getByLabel('Anyone who knows the family password')).toBeChecked();
  await page.getByLabel('New family password').fill('abc');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('A family password must have 5 to 72 characters.').first(),
  ).toBeVisible();
  await page.getByLabel('Only those who look after it').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Your choice is now in effect.')).toBeVisible();
  const lockedPage = await visit(`/memorial/${id}`);
  expect(lockedPage.status).toBe(404);
  expect(lockedPage.body).toContain('The family is keeping this page to themselves for now');
  await page.getByLabel('Anyone with the link or the code').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain(name);
});
