import { newEmail } from './support/account';
import { inDatabase } from './support/database';
import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

// One test opens addresses that are answered with 404.
test.use({ allowsRefusals: true });
test.beforeEach(() =>
  inDatabase((sql) => sql.query(`DELETE FROM rate_limits WHERE name LIKE 'question%'`)),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question can be asked at the gate, which reveals nothing about the page', async ({
    page,
    request,
  }) => {
    const name = `Canary ${Date.now()}`;
    const id = await paidMemorial(request, await tokenOf('ben'), { name, isPublic: true });
    await inDatabase((sql) =>
      sql.query(`UPDATE memorials SET visibility = 'invited' WHERE id = $1`, [id]),
    );
    await page.goto(`/fr/question/${id}`);
    expect(await page.content()).not.toContain(name);
    await page.getByLabel('Autre chose').check();
    await page.getByLabel('Votre nom').fill('Sipho');
    await page.getByLabel('Votre adresse e-mail').fill(newEmail());
    await page.getByLabel('Quel est votre lien avec cette personne ?').fill('Un ami');
    await page.getByLabel('Que devons-nous savoir ?').fill('Un mot.');
    await page.waitForTimeout(4_500); // a form that comes back within four seconds counts as sent by a robot
    await page.getByRole('button', { name: 'Envoyer la question' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Votre question nous est parvenue.',
    );
    const { rows } = await inDatabase((sql) =>
      sql.query('SELECT claim, language FROM family_cases WHERE "memorialId" = $1', [id]),
    );
    expect(rows).toEqual([{ claim: 'other', language: 'fr' }]);
  });

  test('a keepers-only memorial and an unknown one are the same 404', async ({ page, request }) => {
    const id = await paidMemorial(request, await tokenOf('ben'), { isPublic: false });
    const seen = [];
    for (const which of [id, '4kZ1aBcDeFgH']) {
      expect((await page.goto(`/question/${which}`))?.status()).toBe(404);
      seen.push((await page.locator('main').innerHTML()).replaceAll(which, ''));
    }
    expect(seen[0]).toBe(seen[1]);
  });
});

test('a page without keepers asks whether the visitor is family', async ({
  page,
  request,
  expectAccessible,
}) => {
  const id = await paidMemorial(request, await tokenOf('ben'), { isPublic: true });
  await inDatabase((sql) => sql.query('DELETE FROM keepers WHERE "memorialId" = $1', [id]));
  await page.goto(`/memorial/${id}`);
  await expect(
    page.getByText('This page has no keeper at the moment. Are you family?'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Light a candle' })).toBeVisible();
  await expect(page.locator(`a[href*="/condolence/${id}"]`)).toHaveCount(0);
  await expectToFit(page, 'a memorial without keepers', expectAccessible);
  await expectToFitTwiceAsLarge(page, 'a memorial without keepers');
  await page.getByRole('link', { name: 'Tell us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A question about this page');
});
