import type { Page } from 'playwright-core';
import type { DemoAccountName } from '@/prisma/demo/accounts';

/** A page in one state. */
export type Screenshot = {
  /** The prefix of its file names. */
  name: string;
  /** `{name}` is replaced by a value (places.ts). The page is skipped if there is no such value. */
  address: string;
  /** Whose session to use; default: a visitor's. */
  as?: DemoAccountName;
  /**
   * For a guarded page: a text that only people who may see the page find there. A journey requests each of these pages
   * without a session (tests/journeys/support/guarded-pages.ts).
   */
  words?: string;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** Brings the opened page into the state to show. */
  prepare?: (page: Page) => Promise<void>;
  /** Captures only the window, for overlays. */
  window?: true;
};
