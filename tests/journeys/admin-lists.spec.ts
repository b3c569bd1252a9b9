import { auditEntryOf, openAsAdmin } from './support/admin-data';
import { expect, test } from './support/test';

test('an admin replies to a message by mail and marks it as answered', async ({
  page,
  request,
}) => {
  const subject = `A wrong date & more ${Date.now()}`;
  const data = { name: 'Nomvula Dube', email: 'nomvula@example.org', subject, message: 'Please.' };
  expect((await request.post('/api/contact', { data })).status()).toBe(200);
  await openAsAdmin(page);
  const waiting = page.getByRole('region', { name: 'Needs attention' });
  await waiting
    .getByRole('link', { name: /^\d+ messages? without an answer, the oldest from/ })
    .click();
  await page.waitForURL('/admin/messages');
  const message = page.getByRole('listitem').filter({ hasText: subject });
  await expect(message.getByRole('link', { name: 'Reply to Nomvula Dube' })).toHaveAttribute(
    'href',
    `mailto:nomvula@example.org?subject=${encodeURIComponent(`Re: ${subject}`)}`,
  );
  const markRequest = page.waitForRequest('**/api/admin/messages/*');
  await message.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(message.getByText(/^Answered,/)).toBeVisible();
  await expect(message.getByRole('button', { name: 'Mark as not answered' })).toBeFocused();
  await page.goto('/admin/audit');
  await expect(auditEntryOf(page, await markRequest)).toContainText('Marked a message as answered');
});
