import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { chooseFiles } from './support/choose-files';
import { visit } from './support/crawl';
import { inDatabase } from './support/database';
import { expectToFit } from './support/expect-to-fit';
import { logInAs } from './support/log-in-as';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

const SENT = 'The day we fixed your bicycle. You are the one with the oil on your nose.';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, allowsRefusals: true });

/** Returns the address of the picture of a memorial's only condolence. */
async function pictureOf(memorialId: string): Promise<string> {
  const { rows } = await inDatabase((client) =>
    client.query(
      `SELECT p."mediaId" FROM condolence_pictures p JOIN condolences c ON c.id = p."condolenceId"
       WHERE c."memorialId" = $1`,
      [memorialId],
    ),
  );
  return `/media/${z.tuple([z.object({ mediaId: z.string() })]).parse(rows)[0].mediaId}/320`;
}

test('a friend sends a condolence with a picture, and the page shows it after the family approves it', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const id = await paidMemorial(request, await tokenOf('ada'), {
    name: `Bongi Ndlovu ${Date.now()}`,
  });
  await page.goto(`/memorial/${id}`);
  await expect(page.getByRole('button', { name: 'Light a candle' })).toBeEnabled();
  await page.getByRole('link', { name: 'Share a memory or condolence' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Share a memory or condolence' });
  await dialog.getByLabel('What would you like to say?').fill(SENT);
  await dialog.getByLabel('Your name').fill('Sipho');
  const field = dialog.getByLabel('Add a picture');

  await test.step('a file that is not a picture is refused, and the text is kept', async () => {
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
    await chooseFiles(field, text);
    await dialog.getByRole('button', { name: 'Send to the family' }).tap();
    await expect(dialog.getByText('Please choose a picture: JPEG, PNG')).toBeVisible();
    await expect(dialog.getByLabel('What would you like to say?')).toHaveValue(SENT);
    await expectAccessible();
  });

  await chooseFiles(field, await portraitFile());
  await dialog.getByRole('button', { name: 'Send to the family' }).tap();
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await thanks.getByRole('link', { name: 'Open my own page' }).tap();
  await page.waitForURL('**/condolences/*'); // waits for the styles, too, which axe measures
  await expect(page.getByRole('blockquote')).toHaveText(SENT);
  const ownPicture = page.getByRole('img', { name: 'The picture you sent' });
  await expect(ownPicture).toHaveJSProperty('complete', true);
  expect(
    await ownPicture.evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expectToFit(page, 'the page of an author with a picture', expectAccessible);
  const ownPage = page.url();
  const picture = await pictureOf(id);
  expect((await visit(picture)).status).toBe(404);
  expect((await visit(`/memorial/${id}`)).body).not.toContain(picture);

  await test.step('the author downloads an archive with text and picture', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    const archive = await readFile(await (await download).path());
    for (const name of ['condolence.json', 'picture.webp'])
      expect(archive.includes(name)).toBe(true);
  });

  await test.step('the family sees the picture only after a click', async () => {
    await logInAs(context, 'ada');
    await page.goto(`/edit-memorial/${id}/condolences`);
    const sentPicture = page.getByRole('img', { name: 'Picture sent with these words' });
    await expect(page.getByRole('button', { name: 'Show the picture' })).toBeVisible();
    await expect(sentPicture).toHaveCount(0);
    await expectToFit(page, 'a queue with a picture', expectAccessible);
    await page.getByRole('button', { name: 'Show the picture' }).click();
    await expect(sentPicture).toBeVisible();
    await page.getByRole('button', { name: /^Show on the page/ }).click();
    await expect(page.getByText('1 message is now on the page.')).toBeVisible();
  });

  await test.step('once published, everybody sees the picture', async () => {
    await context.clearCookies();
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).toContain(picture);
    await page.goto(`/memorial/${id}`);
    const sentPicture = page.getByRole('img', { name: 'Picture sent with these words' });
    await sentPicture.scrollIntoViewIfNeeded();
    await expect(sentPicture).toHaveJSProperty('complete', true);
    await expectToFit(page, 'a memorial with a picture among its condolences', expectAccessible);
  });

  await test.step('the author deletes the condolence, and the picture is gone', async () => {
    await page.goto(ownPage);
    await page.getByText('Withdraw your words').click();
    await page.getByRole('button', { name: 'Delete my words' }).click();
    await expect(page.getByText('They have been deleted.')).toBeVisible();
    expect((await visit(picture)).status).toBe(404);
    await expect.poll(async () => (await visit(`/memorial/${id}`)).body).not.toContain(picture);
  });
});
