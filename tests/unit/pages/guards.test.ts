import { expect, it } from 'vitest';
import { EVERY_PAGE } from '@/lab/screenshots/every-page';
import { guardMessage } from '@/lib/platform/auth/guarded-pages';
import { needsLogin, PAGES } from '@/lib/platform/pages';

it('a journey opens each guarded page without a parameter as an anonymous visitor', () => {
  const journeyPages = EVERY_PAGE.filter(({ as, words }) => as && words);
  const guardedPages = Object.keys(PAGES).filter((page) => needsLogin(page) && !page.includes('['));
  expect(journeyPages.map(({ address }) => address)).toEqual(guardedPages);
});

it.each([
  ['/profile', 'api.logIn'],
  ['/profile/webhooks', 'api.logIn'],
  ['/edit-memorial', 'api.logIn'],
  ['/edit-memorial/3mJr7AoUXx2W/keepers', 'api.logIn'],
  ['/edit-memorial/3mJr7AoUXx2W/nothing', 'api.logIn'],
  ['/create-memorial', 'accounts.loginMessages.toCreate'],
  ['/memorial-payment/success', 'accounts.loginMessages.toFinish'],
  ['/flower-payment/success', 'accounts.loginMessages.toFinish'],
  ['/flower-payment/success/', 'accounts.loginMessages.toFinish'],
  ['/admin', 'accounts.loginMessages.required'],
  ['/admin/nothing/at/all', 'accounts.loginMessages.required'],
  ['/', undefined],
  ['/administrator', undefined],
  ['/flower-payment/3mJr7AoUXx2W', undefined],
  ['/flower-payment/successful', undefined],
  ['/keep/3mJr7AoUXx2W', undefined],
])('%s greets visitors with %s', (path, message) => {
  expect(guardMessage(path)).toBe(message);
});
