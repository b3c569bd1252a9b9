import { expect, test } from './support/test';

test.use({ allowsRefusals: true });

test('a return page asks for a login and remembers the way back', async ({ page }) => {
  for (const path of ['memorial-payment', 'flower-payment']) {
    await page.goto(`/${path}/success?order_id=111111111111`);
    await page.waitForURL(/\/login\?/);
    const message = 'Authentication error. Please log in to complete the process.';
    await expect(page.getByText(message)).toBeVisible();
    const from = new URL(page.url()).searchParams.get('from');
    expect(from).toBe(`/${path}/success?order_id=111111111111`);
  }
});
