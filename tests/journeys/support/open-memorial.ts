import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';

/** Returns the path of the demo's Ada Lovelace, who has three pictures in her gallery and five tributes. */
export async function address(request: APIRequestContext): Promise<string> {
  const { memorials } = await (await request.get('/api/memorials?name=lovelace')).json();
  return `/memorial/${memorials[0]._id}`;
}

/** Opens that page, with a hash if there is one, and waits until it is usable. Returns its path. */
export async function openMemorial(page: Page, hash = ''): Promise<string> {
  const path = await address(page.request);
  await page.goto('about:blank'); // so that a mere change of the hash is a new visit, too
  await page.goto(path + hash);
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  return path;
}
