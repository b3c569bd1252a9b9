import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { logoutMark, mayStore } from '@/lib/browser/logout-mark';
import { clearStoredUser, storeUser } from '@/lib/browser/stored-user';
import { HOUR_MS } from '@/lib/platform/durations';
import { openLocalStorage } from '../../support/local-storage';

openLocalStorage();
const logIn = (id: string, expiresAt = Date.now() + HOUR_MS) =>
  storeUser({ id, role: 'user', firstName: 'Ada', lastName: 'Test', email: 'a@b.org' }, expiresAt);

describe('text typed in a form that was open before a logout', () => {
  beforeEach(() => vi.stubGlobal('window', { localStorage, sessionStorage: localStorage }));

  it('is not stored after a logout in another tab', () => {
    logIn('ada');
    const mark = logoutMark();
    expect(mayStore('ada', mark)).toBe(true);
    deleteBrowserData();
    expect(mayStore('ada', mark)).toBe(false);
    expect(mayStore('ada', logoutMark())).toBe(true); // a form that was opened after the logout
  });

  it('is stored if the session has only expired', () => {
    logIn('ada', Date.now() - 1);
    expect(mayStore('ada', logoutMark())).toBe(true);
    clearStoredUser(); // as the menu does when a session has expired
    expect(mayStore('ada', logoutMark())).toBe(true);
  });

  it('is stored only for the person who is logged in', () => {
    logIn('ada');
    const mark = logoutMark();
    deleteBrowserData();
    logIn('ben');
    expect(mayStore('ada', mark)).toBe(false);
    logIn('ada');
    expect(mayStore('ada', mark)).toBe(true);
  });
});
