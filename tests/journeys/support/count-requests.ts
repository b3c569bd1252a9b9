import type { Page, Request } from '@playwright/test';

/**
 * Returns a function that counts the requests of the page and its frames, from now on, to addresses with this ending.
 */
export function countRequests(page: Page, end: string): () => number {
  const requests: Request[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith(end)) requests.push(one);
  });
  return () => requests.length;
}
