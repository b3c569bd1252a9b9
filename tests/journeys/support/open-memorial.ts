import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test';

/** Returns the path of Ada Lovelace's demo memorial, which has three pictures in its gallery and five tributes. */
export async function demoMemorialPath(request: APIRequestContext): Promise<string> {
  const { memorials } = await (await request.get('/api/memorials?name=lovelace')).json();
  return `/memorial/${memorials[0]._id}`;
}

/** Opens the demo memorial with the given hash and waits until it is interactive. Returns its path. */
export async function openMemorial(page: Page, hash = ''): Promise<string> {
  const path = await demoMemorialPath(page.request);
  await page.goto('about:blank'); // forces a full load even if only the hash changes
  await page.goto(path + hash);
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  return path;
}
