import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { registerForm } from '@/lib/browser/session-end';
import { clearStoredUser, storeUser } from '@/lib/browser/stored-user';
import { watchSession } from '@/lib/browser/watch-session';
import { HOUR_MS } from '@/lib/platform/durations';
import { openLocalStorage } from '../../support/local-storage';

openLocalStorage();
const leave = vi.fn();
const reload = vi.fn();
const form = vi.fn();
let page: EventTarget;
let unregisterForm: () => void;
let stop: (() => void) | undefined;

const logIn = (id: string) =>
  storeUser(
    { id, role: 'user', firstName: 'Ada', lastName: 'Test', email: 'a@b.org' },
    Date.now() + HOUR_MS,
  );
/** Fires the event that a tab receives after another one has changed the storage. */
const fireStorageEvent = () => page.dispatchEvent(new Event('storage'));

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', Object.assign(page, { localStorage, sessionStorage: localStorage }));
  logIn('ada');
  stop = watchSession(leave, reload);
  unregisterForm = registerForm(form);
});
afterEach(() => {
  stop?.();
  unregisterForm();
  vi.clearAllMocks();
  vi.useRealTimers();
});

it('leaves a page whose session has expired', () => {
  unregisterForm();
  vi.advanceTimersByTime(HOUR_MS);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('tells a form with unsaved text that the session has ended, and when the person is back', () => {
  vi.advanceTimersByTime(HOUR_MS);
  expect(form.mock.calls).toEqual([[true]]);
  logIn('ada');
  fireStorageEvent();
  expect(form.mock.calls).toEqual([[true], [false]]);
  expect(leave).not.toHaveBeenCalled();
});

it('tells a form that the session has ended even if another tab noticed it first', () => {
  clearStoredUser();
  fireStorageEvent();
  expect(form.mock.calls).toEqual([[true]]);
  expect(leave).not.toHaveBeenCalled();
});

it('tells a form nothing while the session lasts', () => {
  fireStorageEvent();
  expect(form).not.toHaveBeenCalled();
});

it('leaves every page after a logout in another tab', () => {
  deleteBrowserData();
  fireStorageEvent();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(form).not.toHaveBeenCalled();
});

it('reloads the page when somebody else logs in', () => {
  logIn('ben');
  fireStorageEvent();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
});
