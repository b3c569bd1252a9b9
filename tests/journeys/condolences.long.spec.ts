import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { inDatabase } from './support/database';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

const MESSAGE = 'He carried my books home when I had the measles. I never thanked him.';

declare global {
  interface Window {
    taps: number;
  }
}

/** Creates a memorial of Ada's without condolences. The death is long ago. */
const newMemorial = async (request: APIRequestContext) =>
  paidMemorial(request, await tokenOf('ada'), { name: `Thabo Ndlovu ${Date.now()}` });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sends a condolence and deletes it', async ({ page, request }) => {
    const id = await newMemorial(request);
    await page.goto(`/memorial/${id}`);
    await page.getByRole('link', { name: 'Share a memory or condolence' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Share a memory or condolence',
    );
    await page.getByLabel('What would you like to say?').fill(MESSAGE);
    await page.getByLabel('Your name').fill('Sipho');
    await page.waitForTimeout(4_500); // a form that comes back within four seconds counts as sent by a robot
    await page.getByRole('button', { name: 'Send to the family' }).click();
    await expect(page.getByText('Your words are with the family.')).toBeVisible();
    await expect(page.getByRole('blockquote')).toHaveText(MESSAGE);
    const { rows } = await inDatabase((client) =>
      client.query('SELECT state FROM condolences WHERE "memorialId" = $1', [id]),
    );
    expect(z.array(z.object({ state: z.string() })).parse(rows)).toEqual([{ state: 'waiting' }]);
    await page.getByText('Withdraw your words').click();
    await page.getByRole('button', { name: 'Delete my words' }).click();
    await expect(page.getByText('They have been deleted.')).toBeVisible();
  });
});
