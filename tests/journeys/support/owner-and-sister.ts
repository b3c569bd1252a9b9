import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { enterAsNewPerson, newAddress } from './account';
import { paidMemorial, tokenOf } from './paid-memorial';
import { putInRole } from './put-in-role';

/**
 * Creates a memorial that a new person owns, who is logged in on `page`, and whose sister is a keeper, logged in on a phone.
 * @param fullName the name on the memorial
 */
export async function ownerAndSister(
  page: Page,
  browser: Browser,
  request: APIRequestContext,
  fullName: string,
) {
  const id = await paidMemorial(request, await tokenOf('ben'), { name: fullName });
  const [ownersEmail, sistersEmail] = [newAddress(), newAddress()];
  await enterAsNewPerson(page, ownersEmail);
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...{ hasTouch: true, isMobile: true },
  });
  const hers = await phone.newPage();
  await enterAsNewPerson(hers, sistersEmail);
  await putInRole(id, ownersEmail, 'owner');
  await putInRole(id, sistersEmail, 'keeper');
  return { id, ownersEmail, sistersEmail, phone, hers };
}
