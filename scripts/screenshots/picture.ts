import type { Page } from 'playwright-core';
import type { DemoAccountName } from '@/prisma/demo/accounts';

/** One page in one state. */
export type Picture = {
  /** Begins the name of its files. */
  name: string;
  /** With `{name}` for a place; the page is left out where that place is not known. */
  address: string;
  /** Who looks; a visitor when nobody is named. */
  as?: DemoAccountName;
  /** Before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** What is done on the page until it looks as wanted. */
  act?: (page: Page) => Promise<void>;
  /** Only what the window shows, for what lies over a page. */
  window?: true;
};
