import { demoAccounts } from '../../prisma/demo/accounts';
import { logIn, logInAsKnownPerson } from './support/account';
import { openAsBen } from './support/gallery';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const [member] = demoAccounts.filter(({ role }) => role === 'member');
const LIFE = 'On Sundays she read to us under the fig tree.';

test('a login appears in a tab that was already open', async ({ page, context }) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/about');
  await page.goto('/login');
  await page.getByLabel('Email').fill(member?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(member?.password ?? '');
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('/find-memorials');
  for (const tab of [page, otherTab])
    await expect(tab.getByText('Ada', { exact: true })).toBeVisible();
});

test('a logout in another tab closes the editor and deletes its stored text', async ({
  page,
  context,
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ada'), {
    name: 'Logged Out',
    causeVisibility: 'shown',
    familyMembers: [{ relationship: 'Sibling', fullName: 'Anna' }],
  });
  const otherTab = await context.newPage();
  await otherTab.goto('/login');
  await logIn(otherTab, member?.email ?? '', member?.password);
  await otherTab.waitForURL('/find-memorials');
  await page.goto(`/memorial/${id}#edit`);
  await page.getByLabel('Biography').fill(LIFE);
  const edits = () => otherTab.evaluate(() => localStorage.getItem('memorialEdits'));
  await expect.poll(edits).toContain(LIFE);

  await otherTab.getByText('Ada', { exact: true }).click();
  await otherTab.getByRole('button', { name: 'Logout' }).click();
  await otherTab.waitForURL('/login');
  await page.waitForURL(/\/login/);
  expect(await edits()).toBeNull();
});

test('a form with unsaved text stays open when the session expires', async ({ page, context }) => {
  await logInAsKnownPerson(page);
  await page.goto('/create-memorial');
  await page.getByLabel('Full name').fill('Still Here');
  const otherTab = await context.newPage();
  await otherTab.goto('/about');
  // The menu of any tab does this when the session expires.
  await otherTab.evaluate(() => {
    for (const name of ['user', 'tokenExpiresAt']) localStorage.removeItem(name);
  });
  const link = page.getByRole('link', { name: 'Log in and come back to this form' });
  await expect(link).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Still Here');
});

test('an editor that waited for another tab starts with what was saved there', async ({
  page,
  context,
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'), {
    name: 'Twice Open',
    causeVisibility: 'shown',
  });
  const second = await context.newPage();
  const waitingNotice = second.getByText('This form is open in another tab.');

  await test.step('on the memorial page', async () => {
    await openAsBen(page, `/memorial/${id}#edit`);
    await expect(page.getByLabel('Biography')).toBeVisible();
    const requestedUrls: string[] = [];
    second.on('request', (sent) => requestedUrls.push(sent.url()));
    await second.goto(`/memorial/${id}#edit`);
    await expect(waitingNotice).toBeVisible();
    expect(requestedUrls.filter((url) => url.endsWith('/private'))).toEqual([]); // a waiting editor loads no private details
    await page.getByLabel('Biography').fill(LIFE);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Memorial updated successfully')).toBeVisible();
    await expect(second.getByLabel('Biography')).toHaveValue(LIFE);
  });

  await test.step('on the edit page', async () => {
    await page.goto(`/edit-memorial/${id}`);
    await expect(page.getByLabel('Biography')).toHaveValue(LIFE);
    await second.goto(`/edit-memorial/${id}`);
    await expect(waitingNotice).toBeVisible();
    await page.getByLabel('Biography').fill('She sang.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(second.getByLabel('Biography')).toHaveValue('She sang.');
  });
});
