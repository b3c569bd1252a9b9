import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { logInAsNewPerson, newEmail } from './account';
import { assignRole } from './assign-role';
import { paidMemorial, tokenOf } from './paid-memorial';

/**
 * Creates a memorial, its owner, who is logged in on `page`, and the owner's sister, a keeper who is logged in on a
 * phone.
 * @param fullName the name on the memorial
 */
export async function createOwnerAndSister(
  page: Page,
  browser: Browser,
  request: APIRequestContext,
  fullName: string,
) {
  const id = await paidMemorial(request, await tokenOf('ben'), { name: fullName });
  const [ownersEmail, sistersEmail] = [newEmail(), newEmail()];
  await logInAsNewPerson(page, ownersEmail);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...{ hasTouch: true, isMobile: true },
  });
  const herPage = await phone.newPage();
  await logInAsNewPerson(herPage, sistersEmail);
  await assignRole(id, ownersEmail, 'owner');
  await assignRole(id, sistersEmail, 'keeper');
  return { id, ownersEmail, sistersEmail, phone, hers: herPage };
}
