import type { Locator } from '@playwright/test';
import { expect } from './test';

/**
 * Waits until the field is enabled, then chooses files. Playwright's `setInputFiles` does not wait, and the page
 * loses files that were set before hydration.
 */
export async function chooseFiles(
  field: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  await expect(field).toBeEnabled();
  await field.setInputFiles(files);
}
