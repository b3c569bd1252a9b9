import { describe, expect, it, vi } from 'vitest';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { storeEdits } from '@/lib/browser/stored-edits';
import { storeForm } from '@/lib/browser/stored-form';
import { storeSignUp } from '@/lib/browser/stored-sign-up';
import { storeTribute } from '@/lib/browser/stored-tribute';
import { storeUser } from '@/lib/browser/stored-user';
import { DAY_MS } from '@/lib/platform/durations';
import { openLocalStorage } from '../../support/local-storage';

const { deleteStoredPictures } = vi.hoisted(() => ({ deleteStoredPictures: vi.fn() }));
vi.mock('@/lib/browser/stored-picture', () => ({
  deleteStoredPictures,
  writeStoredPicture: vi.fn(),
}));

const entries = openLocalStorage();
const sessionEntries = openLocalStorage('sessionStorage');

describe('logging out', () => {
  it("leaves only the scanner's preferences and the time of the logout in the browser", () => {
    vi.stubGlobal('window', { localStorage, sessionStorage });
    const ada = { firstName: 'Ada', lastName: 'Test', email: 'ada@example.org' };
    entries.set('scannerPreferences', '{}');
    storeUser({ ...ada, id: 'ada', role: 'user' }, Date.now() + DAY_MS);
    storeForm('ada', { name: 'Wangari' });
    storeEdits(
      { userId: 'ada', editor: 'page', memorialId: 'm1' },
      { fields: { biography: 'A new life.' }, gallery: null },
    );
    storeTribute({ memorialId: 'm1', amount: 5, message: 'Rest well.', isAnonymous: false });
    storeSignUp({ challengeId: 'c1', registration: ada });
    expect(entries.size).toBeGreaterThan(5);
    expect(sessionEntries.size).toBe(1);
    deleteBrowserData();
    expect([...entries.keys()]).toEqual(['scannerPreferences', 'loggedOutAt']);
    expect(sessionEntries.size).toBe(0);
    expect(deleteStoredPictures).toHaveBeenCalled();
  });
});
