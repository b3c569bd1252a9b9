import type { Page, Request } from '@playwright/test';

/**
 * Counts the requests that the page and its frames send from now on to addresses that end with `end`. Returns a
 * function that returns the count.
 */
export function countRequests(page: Page, end: string): () => number {
  const requests: Request[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith(end)) requests.push(sent);
  });
  return () => requests.length;
}
