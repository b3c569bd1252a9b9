import type { Page } from '@playwright/test';
import { expect } from './test';

/** The tabs of a memorial page in their order, as its address names them. */
export const TABS = ['about', 'family', 'career', 'gallery'];

export const panelOf = (page: Page, tab: string) => page.locator(`#${tab}`);

export const tabLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this memorial' }).getByRole('link', { name });

/** Expects the panel of this tab to be shown, and no other. */
export async function expectOnlyPanel(page: Page, shownTab: string): Promise<void> {
  for (const tab of TABS)
    await expect(panelOf(page, tab)).toBeVisible({ visible: tab === shownTab });
}
