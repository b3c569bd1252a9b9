import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * Chooses files as a person does, who cannot before the field is enabled. Playwright's `setInputFiles` does not wait for that, and
 * what it sets before the page's script runs is lost.
 */
export async function chooseFiles(
  field: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  await expect(field).toBeEnabled();
  await field.setInputFiles(files);
}
