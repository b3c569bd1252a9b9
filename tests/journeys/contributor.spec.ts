import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { enterAsNewPerson, newAddress } from './support/account';
import { addressesOf, cookieOf, strangers } from './support/canary';
import { crawl, visit } from './support/crawl';
import { enterAs } from './support/enter-as';
import { expectPicture } from './support/expect-picture';
import { expectToFit } from './support/expect-to-fit';
import { galleryOf } from './support/gallery';
import { addKeeper, invite, linkIn } from './support/invitations';
import { picture } from './support/mixed-files';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { portraitFile } from './support/portrait';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
/** In the name of the memorial, which is public; no page has the rest of the file's name. */
const WORD = `Contributed${Date.now()}`;
const NAMES = Array.from({ length: 10 }, (_, at) => `harvest-${at}.jpg`);

test('a sister adds ten pictures on her phone, and a keeper shows all but one of them', async ({
  browser,
  request,
  context,
  page,
  expectAccessible,
}) => {
  test.slow();
  const email = newAddress();
  const id = await paidMemorial(request, await tokenOf('ben'), {
    name: 'Nomsa Ndlovu',
    isPublic: true,
  });
  await enterAs(context, 'ben');
  await page.setViewportSize(PHONE);
  await invite(page, id, email, /^Contributor: can add pictures/);

  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const hers = await phone.newPage();
  await enterAsNewPerson(hers, email);

  await test.step('she accepts, and adds them', async () => {
    await hers.goto(await linkIn(email));
    await expect(hers.getByText('As a contributor you can add pictures')).toBeVisible();
    await hers.getByRole('button', { name: 'Accept' }).tap();
    await hers.waitForURL(new RegExp(`/memorial/${id}$`));
    await expect(hers.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await hers.getByRole('link', { name: 'Add pictures' }).tap();
    await expect(hers.getByText(/^What you add waits until somebody/)).toBeVisible();
    const files = NAMES.map(async (name, at) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await picture(at),
    }));
    await hers.getByLabel('Pictures, videos and documents').setInputFiles(await Promise.all(files));
    await hers.getByRole('button', { name: 'Submit Media' }).tap();
    await expect(hers.getByText('Your files are with the family.')).toBeVisible({
      timeout: 60_000,
    });
    const own = hers.getByRole('region', { name: 'What you have added' });
    await expect(own.getByText('With the family. They have not decided yet.')).toHaveCount(10);
    await expectPictures(own, 10);
    await expectToFit(hers, 'what a contributor has added', expectAccessible);
  });

  await test.step('the owner shows nine with one press, and not the tenth', async () => {
    await page.goto(`/memorial/${id}`);
    await page.getByRole('link', { name: 'Pictures from contributors (10)' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures from contributors');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(cards).toHaveCount(10);
    await expectPictures(page.getByRole('main'), 10);
    await expectToFit(page, 'what contributors have added', expectAccessible);
    await page.getByRole('button', { name: /^Do not show.*harvest-4\.jpg/ }).click();
    await expect(page.getByText('Not shown: 1')).toBeVisible();
    await expect(cards).toHaveCount(9);
    await page.getByRole('button', { name: 'Show all 9 on the page' }).click();
    await expect(page.getByText('On the page now: 9')).toBeVisible();
    await expect(page.getByText('Nothing is here at the moment.')).toBeVisible();
    const shown = NAMES.filter((name) => name !== 'harvest-4.jpg');
    expect((await galleryOf(request, id)).map(([name]) => name)).toEqual(shown);
    await page.getByRole('link', { name: 'Not shown (1)' }).click();
    await expect(page.getByText(/^Deleted on .+, unless you show it\.$/)).toBeVisible();
    await expectAccessible();
  });

  await test.step('she sees what became of them, and everybody sees the nine', async () => {
    await hers.reload();
    await expect(hers.getByText('On the page: 9')).toBeVisible();
    await expect(hers.getByText('The family thanks you. It is not shown.')).toHaveCount(1);
    const visitor = await browser.newContext({ viewport: PHONE });
    const theirs = await visitor.newPage();
    await theirs.goto(`/memorial/${id}#gallery`);
    await expect(
      theirs.locator('#gallery').getByRole('link', { name: /^Photo in the gallery/ }),
    ).toHaveCount(9);
    await visitor.close();
  });
  await phone.close();
});

test('what a contributor has sent is nowhere before a keeper shows it', async ({ request }) => {
  test.slow();
  const id = await paidMemorial(request, await tokenOf('root'), { name: WORD, isPublic: true });
  await addKeeper(id, 'ben@perennial.example', 'contributor');
  const token = await tokenOf('ben');
  const additionalMedia = { ...(await portraitFile()), name: `${WORD}-sent.jpg` };
  const answer = await request.put(`/api/memorials/media/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { additionalMedia },
  });
  const sent = z
    .object({ waits: z.literal(true), additionalMedia: z.array(z.object({ _id: z.string() })) })
    .parse(await answer.json());
  const mediaId = sent.additionalMedia[0]?._id ?? '';
  const own = await visit(`/add-memorial-media/${id}`, cookieOf(token));
  expect(own.body).toContain(mediaId);
  for (const headers of strangers(cookieOf(await tokenOf('ada'))))
    for (const address of addressesOf(id, [mediaId], WORD)) {
      const { status, body } = await visit(address, headers);
      if (address.startsWith('/media/')) expect([address, status]).toEqual([address, 404]);
      else expect([address, body.includes(mediaId)]).toEqual([address, false]);
      expect([address, body.includes(`${WORD}-sent`)]).toEqual([address, false]);
    }
  expect(await crawl('/', mediaId)).toEqual([]);
});

/** The browser has loaded them, which answers without a right would not let it. */
async function expectPictures(within: Locator, count: number): Promise<void> {
  const images = within.getByRole('img', { name: /^photo: harvest-/ });
  await expect(images).toHaveCount(count);
  for (const image of await images.all()) await expectPicture(image);
}
