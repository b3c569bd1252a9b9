import { enterAsNewPerson, newAddress, PASSWORD } from './support/account';
import { enterAs } from './support/enter-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { putInRole } from './support/put-in-role';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

const PHONE = { width: 390, height: 844 };

test.describe('an owner', () => {
  test.use({ meetsRefusals: true }); // of a wrong password, and of visitors who find nothing

  test('hands the page over, with the password, and the keeper says yes', async ({
    page,
    browser,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Nomvula Ndlovu' });
    const [ownersEmail, sistersEmail] = [newAddress(), newAddress()];
    await enterAsNewPerson(page, ownersEmail);
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const hers = await phone.newPage();
    await enterAsNewPerson(hers, sistersEmail);
    await putInRole(id, ownersEmail, 'owner');
    await putInRole(id, sistersEmail, 'keeper');
    const people = `/edit-memorial/${id}/keepers`;
    await page.goto(people);
    await page.getByRole('button', { name: 'Hand this page over now' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible();
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await expect(dialog.getByText('This password is not right.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await expect(page.getByText(/Ada Moss has been asked to be the owner/)).toBeVisible();

    await mailTo(sistersEmail, /You are asked to be the owner of the memorial of Nomvula Ndlovu/);
    await hers.goto(people);
    await expect(hers.getByText(/^Will you be the owner of this page\?/)).toBeVisible();
    await hers.getByRole('button', { name: 'Yes, I will' }).tap();
    await expect(hers.getByText('Ada Moss is now the owner.')).toBeVisible();
    await hers.goto(`/memorial/${id}`);
    await expect(hers.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    await phone.close();
  });

  test('who deletes the page hides it at once, and a keeper who objects brings it back', async ({
    page,
    browser,
    request,
    expectAccessible,
  }) => {
    test.slow();
    const id = await paidMemorial(request, await tokenOf('ben'), { name: 'Bheki Ndlovu' });
    const sistersEmail = newAddress();
    await enterAs(page.context(), 'ben');
    const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const hers = await phone.newPage();
    await enterAsNewPerson(hers, sistersEmail);
    await putInRole(id, sistersEmail, 'keeper');
    const seen = async () => (await request.get(`/memorial/${id}`)).status();
    expect(await seen()).toBe(200);

    await page.goto(`/memorial/${id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete memorial' });
    await expect(dialog).toContainText('it is deleted 7 days later, unless one of them objects');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('/find-memorials');
    expect(await seen()).toBe(404);

    await mailTo(sistersEmail, /The memorial of Bheki Ndlovu will be deleted on/);
    await hers.goto(`/edit-memorial/${id}/keepers`);
    await expect(hers.getByText(/^The owner deletes this page\./)).toBeVisible();
    await hers.getByRole('button', { name: 'I object' }).tap();
    await mailTo('ben@perennial.example', /The memorial of Bheki Ndlovu stays/);
    await expect.poll(seen).toBe(200);
    await page.goto(`/edit-memorial/${id}/keepers`);
    await expectAccessible();
    await phone.close();
  });
});
