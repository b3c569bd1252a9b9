import type { Page } from 'playwright-core';
import { openMenu } from '@/lab/screenshots/page-actions';

type Action = (page: Page) => Promise<void>;

export const press = (page: Page, name: string | RegExp, exact = false): Promise<void> =>
  page.getByRole('button', { name, exact }).first().click();

export const alertIn = (page: Page) =>
  page.locator('[role=alert]:not(#__next-route-announcer__)').first();

/** Answers all matching calls except GET with this response. */
const mockCalls =
  (glob: string, answer: { status: number; body?: string; json?: object }): Action =>
  async (page) => {
    await page.route(glob, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(answer),
    );
  };

/** Makes calls fail with this status, either with these fields or, as from a proxy, without a body. */
export const failCalls = (glob: string, status: number, json?: object): Action =>
  mockCalls(glob, { status, ...(json ? { json } : { body: '' }) });

/** Makes calls succeed without changing anything, so that the next state finds the same data. */
export const mockSuccess = (glob: string, json: object = {}): Action =>
  mockCalls(glob, { status: 200, json });

/** Makes all writes fail without an answer. They are not sent, but the page cannot know that. */
export async function loseAnswers(page: Page): Promise<void> {
  await page.addInitScript(`
    const send = window.fetch;
    window.fetch = (...call) => (call[1]?.method ?? 'GET') === 'GET'
      ? send(...call) : Promise.reject(new TypeError('Failed to fetch'));
  `);
}

export const openDialog =
  (open: string | RegExp): Action =>
  async (page) => {
    await press(page, open);
    await page.locator('dialog[open]').waitFor();
  };

/** Opens a dialog and presses its last button. */
const confirmInDialog =
  (open: string | RegExp, fill?: Action): Action =>
  async (page) => {
    await press(page, open);
    await fill?.(page);
    await page.locator('dialog[open]').getByRole('button').last().click();
  };

/** Opens a dialog, presses its last button and waits for the error. */
export const failInDialog =
  (open: string | RegExp, fill?: Action): Action =>
  async (page) => {
    await confirmInDialog(open, fill)(page);
    await page.locator('dialog[open] [role=alert]').first().waitFor();
  };

/** Opens a dialog, presses its last button and waits for the notice. */
export const succeedInDialog =
  (open: string | RegExp, notice: string | RegExp, fill?: Action): Action =>
  async (page) => {
    await confirmInDialog(open, fill)(page);
    await page.getByText(notice).first().waitFor();
  };

export const submit =
  (fields: Record<string, string>, button: string): Action =>
  async (page) => {
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
    await press(page, button);
    await alertIn(page).waitFor();
  };

/** Opens a menu of the header. The language menu is the last one; the person's menu, if any, is before it. */
export const openHeaderMenu =
  (which: 'person' | 'languages'): Action =>
  async (page) => {
    await openMenu(page);
    const menus = page.locator('header summary:visible');
    await (which === 'languages' ? menus.last() : menus.first()).click();
  };
