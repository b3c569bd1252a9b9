import { logInAsNewPerson, newEmail } from './support/account';
import { inDatabase } from './support/database';
import { invitationPath, invite } from './support/invitations';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test('an invitation can be answered without JavaScript, but never by opening the link', async ({
  page,
  browser,
  request,
  context,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Lindiwe Ndlovu' });
  await logInAs(context, 'ben');
  const [first, second] = [newEmail(), newEmail()];
  await invite(page, id, first, /^Contributor/);
  await invite(page, id, second, /^Contributor/);
  const states = async () =>
    (
      await inDatabase((sql) =>
        sql.query(
          'SELECT state::text FROM keeper_invitations WHERE "memorialId" = $1 ORDER BY "sentAt"',
          [id],
        ),
      )
    ).rows.map(({ state }) => state);

  const scriptedContext = await browser.newContext();
  const scriptedPage = await scriptedContext.newPage();
  await logInAsNewPerson(scriptedPage, first);
  const scriptlessContext = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await scriptedContext.storageState(),
  });
  const scriptlessPage = await scriptlessContext.newPage();
  const link = await invitationPath(first);
  for (let time = 0; time < 2; time++) await scriptlessPage.goto(link);
  expect(await states()).toEqual(['sent', 'sent']);
  await scriptlessPage.getByRole('button', { name: 'Accept' }).click();
  await scriptlessPage.waitForURL(new RegExp(`/memorial/${id}$`));

  const anonymousContext = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await anonymousContext.newPage();
  await visitor.goto(await invitationPath(second));
  await visitor.getByRole('button', { name: 'No, thank you' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('You have said no');
  expect(await states()).toEqual(['accepted', 'declined']);
  for (const each of [scriptedContext, scriptlessContext, anonymousContext]) await each.close();
});
