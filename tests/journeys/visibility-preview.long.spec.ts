import { expectToFit } from './support/expect-to-fit';
import { logInWithToken } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** Each level as the settings name it, and a text that only its preview shows, or '' if that shows the memorial. */
const LEVELS = [
  ['Everyone', ''],
  ['Anyone with the link or the code', ''],
  ['Anyone who knows the family password', 'Open the page'],
  ['Only people the family invites', 'Ask the family'],
  ['Only those who look after it', 'The family is keeping this page to themselves for now'],
] as const;

test('the settings preview what a stranger sees at each level', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  test.slow();
  const token = await tokenOf('ben');
  const name = `Seen ${Date.now()}`;
  const id = await paidMemorial(request, token, { name });
  await logInWithToken(context, token);
  await page.goto(`/edit-memorial/${id}/access`);
  const preview = page.getByRole('figure', { name: 'What a stranger sees' });
  for (const [label, words] of LEVELS) {
    await page.getByRole('radio', { name: label }).check();
    await expect(preview).toContainText(words || name);
    if (words) await expect(preview).not.toContainText(name);
    await expectToFit(page, `the level ${label}`, expectAccessible);
  }
});
