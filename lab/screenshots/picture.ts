import type { Page } from 'playwright-core';
import type { DemoAccountName } from '@/prisma/demo/accounts';

/** One page in one state. */
export type Picture = {
  /** The names of its files begin with this. */
  name: string;
  /** `{name}` stands for a place (places.ts); the page is left out when that place is not known. */
  address: string;
  /** Whose session it is taken with; a visitor's when absent. */
  as?: DemoAccountName;
  /**
   * For a guarded page: words that only those who may see it read there. A journey asks for each of these pages
   * without a session (tests/journeys/support/guarded-pages.ts).
   */
  words?: string;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** Brings the opened page into the state to show. */
  act?: (page: Page) => Promise<void>;
  /** Takes only what the window shows, for pictures of what lies over a page. */
  window?: true;
};
