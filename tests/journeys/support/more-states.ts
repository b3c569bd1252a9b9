import type { Page } from 'playwright-core';
import { openMenu } from '@/scripts/screenshots/acts';
import { pickMedia } from '@/scripts/screenshots/acts-members';
import type { Picture } from '@/scripts/screenshots/picture';

const press = (page: Page, name: string | RegExp, exact = false) =>
  page.getByRole('button', { name, exact }).first().click();
const alertIn = (page: Page) => page.locator('[role=alert]:not(#__next-route-announcer__)').first();

/** Calls that fail with this status and no message, as a proxy's would. */
const failing = (glob: string, status: number) => async (page: Page) => {
  await page.route(glob, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, body: '' }),
  );
};

/** A browser that has no menu for sharing, and lets nothing be copied. */
async function cannotShare(page: Page): Promise<void> {
  await page.addInitScript(`
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  `);
}

/** Opens a dialog, presses its last button, whose call fails, and waits for what it says then. */
const failIn =
  (open: string | RegExp, fill?: (page: Page) => Promise<void>) => async (page: Page) => {
    await press(page, open);
    await fill?.(page);
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button').last().click();
    await dialog.locator('[role=alert]').first().waitFor();
  };

const openDialog = (open: string | RegExp) => async (page: Page) => {
  await press(page, open);
  await page.locator('dialog[open]').waitFor();
};

/** The languages, and the person's own menu for who is logged in. */
async function openLastOfHeader(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('header summary:visible').last().click();
}

const submit = (fields: Record<string, string>, button: string) => async (page: Page) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await press(page, button);
  await alertIn(page).waitFor();
};

const edit = async (page: Page) => {
  await press(page, 'Edit', true);
  await page.getByLabel('Nationality').waitFor();
};

/** Dialogs, refusals and notices of which no picture is taken; by English names (accented-page.ts). */
export const MORE_STATES: readonly Picture[] = [
  { name: 'share', address: '/memorial/{memorial}', before: cannotShare, act: openDialog('Share') },
  {
    name: 'lightbox',
    address: '/memorial/{memorial}#gallery',
    act: async (page) => {
      await page.locator('#gallery a[data-slide]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'languages',
    address: '/about',
    act: openLastOfHeader,
  },
  {
    name: 'login refused',
    address: '/login',
    act: submit({ Email: 'nobody@example.org', Password: 'Evergreen-1!' }, 'Log In'),
  },
  {
    name: 'sign-up refused',
    address: '/signup',
    act: submit(
      { 'First Name': 'Nomvula', 'Email Address': 'nomvula@', Password: 'short' },
      'Sign Up',
    ),
  },
  {
    name: 'contact not sent',
    address: '/contact',
    before: failing('**/api/contact', 400),
    act: submit(
      {
        'Full Name': 'Nomvula Dube',
        'Email Address': 'nomvula@example.org',
        Subject: 'Nomvula Dube',
        Message: 'Nomvula Dube',
      },
      'Send Message',
    ),
  },
  {
    name: 'code refused',
    address: '/verify-email?userId=ChaLLenge123&email=ada%40perennial.example&fromLogin=true',
    act: async (page) => {
      await page.getByRole('textbox').first().pressSequentially('123456');
      await press(page, 'Verify Email');
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'flower panel refused',
    address: '/memorial/{memorial}',
    as: 'ben',
    before: failing('**/api/payments/**', 400),
    act: async (page) => {
      await press(page, 'More', true);
      await press(page, 'Send Flowers');
      await page.locator('.border-warning').first().waitFor();
    },
  },
  {
    name: 'flower form refused',
    address: '/send-flowers/{memorial}',
    as: 'ben',
    before: failing('**/api/payments/**', 400),
    act: async (page) => {
      await press(page, 'Send Flowers');
      await page.locator('.border-warning').first().waitFor();
    },
  },
  {
    name: 'delete memorial',
    address: '/memorial/{memorial}',
    as: 'ada',
    act: openDialog('Delete'),
  },
  {
    name: 'delete memorial failed',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: failing('**/api/memorials/*', 400),
    act: failIn('Delete'),
  },
  {
    name: 'crop',
    address: '/create-memorial',
    as: 'ada',
    act: async (page) => {
      await page.getByLabel('Profile picture').setInputFiles('public/icons/bloom-512.png');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'leave the edit mode',
    address: '/memorial/{memorial}',
    as: 'ada',
    act: async (page) => {
      await edit(page);
      await page.getByLabel('Nationality').fill('Nomvula Dube');
      await press(page, 'Cancel', true);
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'edit refused',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: failing('**/api/memorials/*', 400),
    act: async (page) => {
      await edit(page);
      await page.getByLabel('Nationality').fill('');
      await press(page, 'Save', true);
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'gallery item removed',
    address: '/memorial/{memorial}',
    as: 'ada',
    act: async (page) => {
      await edit(page);
      await press(page, /^Remove \S+\.\w+/);
    },
  },
  {
    name: 'uploads refused',
    address: '/add-memorial-media/{memorial}',
    as: 'ada',
    before: failing('**/api/memorials/media/**', 413),
    act: async (page) => {
      await pickMedia(page);
      await press(page, 'Submit Media');
      await alertIn(page).waitFor();
    },
  },
  { name: 'delete profile', address: '/profile', as: 'ada', act: openDialog('Delete Profile') },
  {
    name: 'delete profile failed',
    address: '/profile',
    as: 'ada',
    before: failing('**/api/auth/delete-profile', 400),
    act: failIn('Delete Profile'),
  },
  {
    name: 'user menu',
    address: '/about',
    as: 'ada',
    act: openLastOfHeader,
  },
  { name: 'delete a user', address: '/admin/users', as: 'root', act: openDialog(/^Delete /) },
  {
    name: 'delete a user failed',
    address: '/admin/users',
    as: 'root',
    before: failing('**/api/admin/users/*', 400),
    act: failIn(/^Delete /),
  },
  { name: 'delete a tribute', address: '/admin/tributes', as: 'root', act: openDialog(/^Delete /) },
  {
    name: 'delete a tribute failed',
    address: '/admin/tributes',
    as: 'root',
    before: failing('**/api/admin/tributes/*', 400),
    act: failIn(/^Delete /),
  },
  {
    name: 'refund',
    address: '/admin/orders/{memorialOrder}',
    as: 'root',
    act: failIn('Refund'),
  },
  {
    name: 'refund failed',
    address: '/admin/orders/{memorialOrder}',
    as: 'root',
    before: failing('**/api/admin/orders/**', 400),
    act: failIn('Refund', (page) =>
      page
        .locator('dialog[open] textarea, dialog[open] input[type=text]')
        .last()
        .fill('Nomvula Dube'),
    ),
  },
  {
    name: 'close a review',
    address: '/admin/orders/{reviewOrder}',
    as: 'root',
    act: openDialog('Close the review'),
  },
];
