import { expectToFit, expectToFitTwiceAsLarge } from './support/expect-to-fit';
import { expect, test } from './support/test';

const PAGES = [
  '/',
  '/about',
  '/contact',
  '/scan-code',
  '/terms_and_conditions',
  '/developers',
  '/developers/memorials',
  '/find-memorials',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/reset-password?userId=x&email=ada%40example.org',
  '/payment/cancel',
  '/flower-payment/cancel?memorial_id=ID',
  '/flower-payment/ID',
  '/send-flowers/ID',
  '/condolence/ID',
  '/question/ID',
  '/memorial/ID',
];

for (const path of PAGES)
  test(`${path} is accessible and never scrolls sideways, in light and dark mode`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    await page.goto(path.includes('ID') ? path.replace('ID', await someMemorial(request)) : path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectToFit(page, path, expectAccessible);
    await expectToFitTwiceAsLarge(page, path);
  });

type Request = Parameters<Parameters<typeof test>[2]>[0]['request'];

/** Returns the id that replaces `ID` in the list. */
async function someMemorial(request: Request): Promise<string> {
  const { memorials } = await (await request.get('/api/memorials?name=lovelace')).json();
  return memorials[0]._id;
}
