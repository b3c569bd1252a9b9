import type { Page } from 'playwright-core';
import { goToPayment, openEditor, pickMedia } from '@/lab/screenshots/member-actions';
import type { Screenshot } from '@/lab/screenshots/screenshot';
import { chooseFiles } from './choose-files';
import {
  alertIn,
  failCalls,
  failInDialog,
  loseAnswers,
  mockSuccess,
  openDialog,
  openHeaderMenu,
  press,
  submit,
  succeedInDialog,
} from './state-actions';

/** Opens the form for a new translation. */
async function addTranslation(page: Page): Promise<void> {
  await page.getByLabel('Language of the translation').selectOption({ index: 1 });
  await press(page, 'Add a translation');
  await page.getByRole('button', { name: 'Delete translation' }).first().waitFor();
}

const changeNationality = async (page: Page, to: string) => {
  await openEditor(page);
  await page.getByLabel('Nationality').fill(to);
};

/**
 * Dialogs, refusals and notices that members see. The controls are found by their English names
 * (page-in-language.ts).
 */
export const MORE_MEMBER_STATES: readonly Screenshot[] = [
  {
    name: 'delete memorial',
    address: '/memorial/{memorial}',
    as: 'ada',
    prepare: openDialog('Delete'),
  },
  {
    name: 'delete memorial failed',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: failCalls('**/api/memorials/*', 400),
    prepare: failInDialog('Delete'),
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
    prepare: (page) => page.getByRole('button', { name: 'Carry on here' }).waitFor(),
  },
  {
    name: 'payment refused',
    address: '/create-memorial',
    as: 'ada',
    prepare: async (page) => {
      await goToPayment(page);
      await page.unrouteAll();
      await failCalls('**/api/payments/**', 400)(page);
      await press(page, 'Pay by card or EFT');
      await page.locator('main .border-warning, main .border-danger').first().waitFor();
    },
  },
  {
    name: 'a file that is not a picture',
    address: '/create-memorial',
    as: 'ada',
    prepare: async (page) => {
      await chooseFiles(page.getByLabel('Profile picture'), 'package.json');
      await page.getByText('Please choose a picture:').first().waitFor();
    },
  },
  {
    name: 'crop',
    address: '/create-memorial',
    as: 'ada',
    prepare: async (page) => {
      await chooseFiles(page.getByLabel('Profile picture'), 'public/icons/bloom-512.png');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'leave the edit mode',
    address: '/memorial/{memorial}',
    as: 'ada',
    prepare: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
      await press(page, 'Cancel', true);
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'edit refused',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: failCalls('**/api/memorials/*', 400),
    prepare: async (page) => {
      await changeNationality(page, '');
      await press(page, 'Save', true);
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'edit without an answer',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: loseAnswers,
    prepare: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
      await press(page, 'Save', true);
      await page.getByText('The connection is gone.').waitFor();
    },
  },
  {
    name: 'logged out while editing',
    address: '/memorial/{memorial}',
    as: 'ada',
    before: failCalls('**/api/memorials/*', 401),
    prepare: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
      await press(page, 'Save', true);
      await page.getByText('You have been logged out.').waitFor();
    },
  },
  {
    name: 'changes brought back',
    address: '/memorial/{memorial}',
    as: 'ada',
    prepare: async (page) => {
      await changeNationality(page, 'Nomvula Dube');
      await press(page, 'Cancel', true);
      await press(page, 'Keep for later');
      await openEditor(page);
      await page.getByText('Your changes are back.').waitFor();
    },
  },
  {
    name: 'gallery item moved',
    address: '/memorial/{memorial}',
    as: 'ada',
    prepare: async (page) => {
      await openEditor(page);
      await press(page, /^Move /);
      await page.getByLabel('Move to place').waitFor();
    },
  },
  {
    name: 'names refused',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    prepare: async (page) => {
      await press(page, 'Add a name');
      await press(page, 'Save names');
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'delete a translation',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    prepare: async (page) => {
      await addTranslation(page);
      await openDialog('Delete translation')(page);
    },
  },
  {
    name: 'delete a translation failed',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    before: failCalls('**/api/memorials/*/texts/*', 400),
    prepare: async (page) => {
      await addTranslation(page);
      await failInDialog('Delete translation')(page);
    },
  },
  {
    name: 'translation deleted',
    address: '/edit-memorial/{memorial}/languages',
    as: 'ada',
    before: mockSuccess('**/api/memorials/*/texts/*'),
    prepare: async (page) => {
      await addTranslation(page);
      await succeedInDialog('Delete translation', 'The translation is deleted.')(page);
    },
  },
  {
    name: 'gallery item removed',
    address: '/memorial/{memorial}',
    as: 'ada',
    prepare: async (page) => {
      await openEditor(page);
      await press(page, /^Remove \S+\.\w+/);
    },
  },
  {
    name: 'uploads refused',
    address: '/add-memorial-media/{memorial}',
    as: 'ada',
    before: failCalls('**/api/memorials/media/**', 413),
    prepare: async (page) => {
      await pickMedia(page);
      await press(page, 'Submit Media');
      await alertIn(page).waitFor();
    },
  },
  {
    name: 'delete profile failed',
    address: '/profile',
    as: 'ada',
    before: failCalls('**/api/auth/delete-profile', 400),
    prepare: failInDialog('Delete Profile'),
  },
  {
    name: 'choice of mails not saved',
    address: '/profile',
    as: 'ada',
    before: failCalls('**/api/auth/notifications', 400),
    prepare: async (page) => {
      await page.getByLabel('Email me when someone sends flowers').click();
      await page.getByText('Failed to save your choice').waitFor();
    },
  },
  {
    name: 'session not ended',
    address: '/profile',
    as: 'ada',
    before: failCalls('**/api/auth/sessions', 400),
    prepare: submit({}, 'Log out everywhere'),
  },
  {
    name: 'not logged out',
    address: '/about',
    as: 'ada',
    before: failCalls('**/api/auth/logout', 400),
    prepare: async (page) => {
      await openHeaderMenu('person')(page);
      await press(page, 'Logout');
      await page.locator('[role=status] button').first().waitFor();
    },
  },
  {
    name: 'user menu',
    address: '/about',
    as: 'ada',
    prepare: async (page) => {
      await openHeaderMenu('person')(page);
      await page.getByRole('button', { name: 'Logout' }).waitFor();
    },
  },
];
