import type { Page } from '@playwright/test';
import { demoAccounts } from '../../prisma/demo/accounts';
import { openAsAdmin } from './support/admin-data';
import { expectToFit } from './support/expect-to-fit';
import { tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

// Changes only the footer line, because later journeys read the other texts.
const FOOTER_LABEL = 'Line at the foot of every page';

/** Selects by name, because Next's route announcer is also an alert. */
const problems = (page: Page) => page.getByRole('alert', { name: 'There is a problem' });

test('an admin changes a text, resolves a conflict with another admin, and undoes the change', async ({
  page,
  request,
  expectAccessible,
}) => {
  const line = `Registered <b>charity</b> ${Date.now()}`;
  await openAsAdmin(page, '/admin/settings');
  await expectAccessible();
  await page.getByRole('link', { name: 'Words' }).click();
  await page.waitForURL('/admin/settings/words');
  await expectAccessible();
  await page.getByLabel(FOOTER_LABEL).fill(line);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. It is now in effect.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(line); // as text, not as HTML

  // Another admin saves the same page in the meantime.
  const headers = { authorization: `Bearer ${await tokenOf('root')}` };
  const address = '/api/admin/settings/words';
  const { version } = await (await request.get(address, { headers })).json();
  const otherText = `Theirs ${Date.now()}`;
  const data = { version, values: { 'words.footerLine': otherText } };
  expect((await request.put(address, { headers, data })).status()).toBe(200);
  await page.getByLabel(FOOTER_LABEL).fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/changed this just now/)).toBeVisible();
  await expect(page.getByText(`Theirs: ${otherText}`)).toBeVisible();
  await expect(page.getByText('Yours: Mine')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Mine');

  // The newest change is first in the list; restoring it brings back the other admin's text.
  await page
    .getByRole('button', { name: `Restore ${FOOTER_LABEL}` })
    .first()
    .click();
  await expect(page.getByRole('contentinfo')).toContainText(otherText);
  const clean = await (await request.get(address, { headers })).json();
  const clearedSetting = { version: clean.version, values: { 'words.footerLine': null } };
  expect((await request.put(address, { headers, data: clearedSetting })).status()).toBe(200);
});

test('the page for opening and closing parts of the site asks for the password, and fits small screens', async ({
  page,
  expectAccessible,
}) => {
  await openAsAdmin(page, '/admin/settings/doors');
  await expectToFit(page, 'the doors', expectAccessible);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(problems(page)).toContainText('password');
  const password = demoAccounts.find(({ name }) => name === 'root')?.password ?? '';
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. It is now in effect.')).toBeVisible();
});
