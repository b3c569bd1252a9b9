import type { Page, Request } from '@playwright/test';

/** Returns a function that says how many requests to addresses with this end the page and its frames have made since. */
export function countRequests(page: Page, end: string): () => number {
  const asked: Request[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith(end)) asked.push(one);
  });
  return () => asked.length;
}
