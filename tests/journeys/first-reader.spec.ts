import { inDatabase } from './support/database';
import { expectToFit } from './support/expect-to-fit';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

/** Adds two condolences that have just arrived, as if visitors had written them. */
const addTwo = (memorialId: string) =>
  inDatabase((client) =>
    client.query(
      `INSERT INTO condolences (id, "memorialId", state, message, "authorName", "secretHash", "textKey", "waitingSince")
       SELECT translate(substr(md5(random()::text || n), 1, 12), '0', 'z'), $1, 'waiting', n || ' words', n,
         md5(random()::text || n), md5(random()::text), now()
       FROM unnest(ARRAY['Kind', 'Cruel']) n`,
      [memorialId],
    ),
  );

test('a friend reads first, and the family sees what was set aside only when it asks', async ({
  page,
  context,
  browser,
  request,
  expectAccessible,
}) => {
  const id = await paidMemorial(request, await tokenOf('ada'), { name: `Zola ${Date.now()}` });
  await logInAs(context, 'ada');
  await page.goto(`/edit-memorial/${id}/condolences`);
  await page.getByLabel('A friend, by link').check();
  const email = `friend-${Date.now()}@example.org`;
  await page.getByLabel('Your friend’s name').fill('Noor');
  await page.getByLabel('Your friend’s email').fill(email);
  await page.getByRole('button', { name: 'Confirm who reads first' }).click();
  await expect(page.getByLabel('Noor, by link')).toBeChecked();
  await page.getByRole('button', { name: 'Confirm who reads first' }).click(); // the choice stays
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await addTwo(id);

  const { text } = await mailTo(email, /asks you to read first/);
  const friendContext = await browser.newContext({ javaScriptEnabled: false });
  const friend = await friendContext.newPage();
  await friend.goto(/\/condolences\/first-reader\/\w{22}/.exec(text)?.[0] ?? '');
  await friend.getByRole('button', { name: /^Set aside.*Cruel/ }).click();
  await expect(friend.getByText('Set aside. The family sees it only when')).toBeVisible();
  await friend.getByRole('button', { name: /^Pass on.*Kind/ }).click();
  await expect(friend.getByText('Passed on to the family.')).toBeVisible();
  await friendContext.close();

  await page.reload();
  await expect(page.getByText('Kind words')).toBeVisible();
  await expect(page.getByText('Cruel words')).toHaveCount(0);
  await expectToFit(page, 'the queue behind a first reader', expectAccessible);
  await page.getByRole('link', { name: '1 message was set aside. Show it' }).click();
  await expect(page.getByText('Cruel words')).toBeVisible();
});
