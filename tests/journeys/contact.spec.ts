import { CONTACT_FIELDS, sendMessage } from './support/contact-form';
import { holdScripts } from './support/hold-scripts';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

/** The address in MAIL_FROM, which receives the messages unless CONTACT_EMAIL is set. */
const OPERATOR = 'hello@perennial.example';

test('the form validates each field, sends the message, and redirects to the memorials', async ({
  page,
  expectAccessible,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const button = page.getByRole('button', { name: 'Send Message' });
  for (const [label, text, fault] of CONTACT_FIELDS) {
    await button.click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(summary.getByRole('listitem')).toHaveText([fault]);
    await expect(summary).toBeFocused();
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(fault));
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await page.getByLabel(label).fill(text);
  }
  await expectAccessible();
  // Holds the redirect's request: the checks below may take longer than the three seconds before the redirect.
  const checksDone = Promise.withResolvers<void>();
  await page.route('**/find-memorials*', (route) =>
    checksDone.promise.then(() => route.continue()),
  );
  await button.click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  for (const [label] of CONTACT_FIELDS) await expect(page.getByLabel(label)).toBeDisabled();
  await expectAccessible();
  checksDone.resolve();
  await page.clock.fastForward(3_000);
  await page.waitForURL('/find-memorials');

  const mail = await mailTo(OPERATOR, new RegExp(`^Contact: ${CONTACT_FIELDS[2]?.[1]}$`));
  expect(mail.text).toContain('From: Ben Botha, ben@example.org');
  expect(mail.text).toContain('His birthday was in May.\nThank you.');
});

test('a message that cannot be sent shows an error and keeps the text', async ({ page }) => {
  await sendMessage(page, () =>
    page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    }),
  );
  const fault = page.getByRole('alert').getByRole('listitem');
  await expect(fault).toHaveText(['Failed to fetch']);
  await expect(page.getByLabel('Subject')).toHaveValue(CONTACT_FIELDS[2]?.[1] ?? '');
});

test('keeps text that was typed before the scripts ran', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  for (const [label, text] of CONTACT_FIELDS) await page.getByLabel(label).fill(text);
  release();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  for (const [label, text] of CONTACT_FIELDS)
    await expect(page.getByLabel(label)).toHaveValue(text);
});
