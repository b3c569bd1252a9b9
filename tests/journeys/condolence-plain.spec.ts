import { MIN_AGE_MS } from '@/lib/platform/http/form-token';
import { chooseFiles } from './support/choose-files';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

const SENT = 'She walked me home each evening; “mind the step”, she said.\nI still do.';

test.use({ javaScriptEnabled: false, allowsRefusals: true });

test('keeps the text when the server refuses a form that was sent without JavaScript', async ({
  page,
  request,
}) => {
  const id = await paidMemorial(request, await tokenOf('ada'), {
    name: `Nomsa Dube ${Date.now()}`,
  });
  await page.goto(`/fr/condolence/${id}`);
  const token = page.locator('input[name="token"]');
  await page.locator('textarea[name="message"]').fill(SENT);
  await page.locator('input[name="authorName"]').fill('Sipho');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await chooseFiles(page.locator('input[name="picture"]'), notes);
  const tokenBefore = await token.getAttribute('value');
  await page.waitForTimeout(MIN_AGE_MS); // the picture of a form that comes back sooner is not opened
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(`**/fr/condolence/${id}?problem=unsupported`);
  expect(await token.getAttribute('value')).not.toBe(tokenBefore);
  await expect(page.locator('textarea[name="message"]')).toHaveValue(SENT);
  await expect(page.locator('input[name="authorName"]')).toHaveValue('Sipho');

  await chooseFiles(page.locator('input[name="picture"]'), await portraitFile());
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL('**/fr/condolences/*?done=sent');
  await expect(page.getByRole('blockquote')).toHaveText(SENT);
  await page.goto(`/fr/condolence/${id}`);
  await expect(page.locator('textarea[name="message"]')).toHaveValue('');
});
