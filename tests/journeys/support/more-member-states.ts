import type { Page } from 'playwright-core';
import { edit, pickMedia, toPayment } from '@/lab/screenshots/acts-members';
import type { Picture } from '@/lab/screenshots/picture';
import { chooseFiles } from './choose-files';
import {
  alertIn,
  doneBy,
  failIn,
  failing,
  losingAnswers,
  openDialog,
  openHeaderMenu,
  press,
  submit,
  succeeding,
} from './state-acts';

/** Opens the form for a new translation. */
async function addTranslation(page: Page): Promise<void> {
  await page.getByLabel('Language of the translation').selectOption({ index: 1 });
  await press(page, 'Add a translation');
  await page.getByRole('button', { name: 'Delete translation' }).first().waitFor();
}

const changeNationality = async (page: Page, to: string) => {
  await edit(page);
  await page.getByLabel('Nationality').fill(to);
};

/**
 * Dialogs, refusals and notices that members see. The controls are found by their English names
 * (page-in-language.ts).
 */
export const MORE_MEMBER_STATES: readonly Picture[] = [
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
    name: 'form in another tab',
    address: '/create-memorial',
    as: 'ada',
    before: async (page) => {
      const other = await page.context().newPage();
      await other.goto('/create-memorial');
      await other.getByLabel('Full name').fill('Nomvula Dube');
    },
    act: (page) => page.getByRole('button', { name: 'Carry on here' }).waitFor(),
  },
  {
    name: 'payment refused',
    address: '/create-memorial',
    as: 'ada',
    act: async (page) => {
      await toPayment(page);
      await page.unrouteAll();
      await failing('**/api/payments/**', 400)(page);
      await press(page, 'Pay by card or EFT');
      await page.locator('main .border-warning, main .border-danger').first().waitFor();
    },
  },
  {
    name: 'no picture',
    address: '/create-memorial',
    as: 'ada',
    act: async (page) => {
      await chooseFiles(page.getByLabel('Profile picture'), 'package.json');
      await page.getByText('Please choose a picture:').first().waitFor();
    },
  },
  {
    name: 'crop',
    address: '/create-memorial',
    as: 'ada',
    act: async (page) => {
      await chooseFiles(page.getByLabel('Profile picture'), 'public/icons/bloom-512.png');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'leave the edit mode',
    address: '/memorial/{memorial}',
    as: 'ada',
    act: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
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
      await changeNationality(page, '');
      await press(page, 'Save', true);
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'edit without an answer',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: losingAnswers,
    act: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
      await press(page, 'Save', true);
      await page.getByText('The connection is gone.').waitFor();
    },
  },
  {
    name: 'logged out while editing',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: failing('**/api/memorials/*', 401),
    act: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
      await press(page, 'Save', true);
      await page.getByText('You have been logged out.').waitFor();
    },
  },
  {
    name: 'changes brought back',
    address: '/memorial/{memorial}',
    as: 'ada',
    act: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
      await press(page, 'Cancel', true);
      await press(page, 'Keep for later');
      await edit(page);
      await page.getByText('Your changes are back.').waitFor();
    },
  },
  {
    name: 'gallery item moved',
    address: '/memorial/{memorial}',
    as: 'ada',
    act: async (page) => {
      await edit(page);
      await press(page, /^Move /);
      await page.getByLabel('Move to place').waitFor();
    },
  },
  {
    name: 'names refused',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    act: async (page) => {
      await press(page, 'Add a name');
      await press(page, 'Save names');
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'delete a translation',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    act: async (page) => {
      await addTranslation(page);
      await openDialog('Delete translation')(page);
    },
  },
  {
    name: 'delete a translation failed',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    before: failing('**/api/memorials/*/texts/*', 400),
    act: async (page) => {
      await addTranslation(page);
      await failIn('Delete translation')(page);
    },
  },
  {
    name: 'translation deleted',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    before: succeeding('**/api/memorials/*/texts/*'),
    act: async (page) => {
      await addTranslation(page);
      await doneBy('Delete translation', 'The translation is deleted.')(page);
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
  {
    name: 'delete profile failed',
    address: '/profile',
    as: 'ada',
    before: failing('**/api/auth/delete-profile', 400),
    act: failIn('Delete Profile'),
  },
  {
    name: 'mails not chosen',
    address: '/profile',
    as: 'ada',
    before: failing('**/api/auth/notifications', 400),
    act: async (page) => {
      await page.getByLabel('Email me when someone sends flowers').click();
      await page.getByText('Failed to save your choice').waitFor();
    },
  },
  {
    name: 'session not ended',
    address: '/profile',
    as: 'ada',
    before: failing('**/api/auth/sessions', 400),
    act: submit({}, 'Log out everywhere'),
  },
  {
    name: 'not logged out',
    address: '/about',
    as: 'ada',
    before: failing('**/api/auth/logout', 400),
    act: async (page) => {
      await openHeaderMenu('person')(page);
      await press(page, 'Logout');
      await page.locator('[role=status] button').first().waitFor();
    },
  },
  {
    name: 'user menu',
    address: '/about',
    as: 'ada',
    act: async (page) => {
      await openHeaderMenu('person')(page);
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    },
  },
];
