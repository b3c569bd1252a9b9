/** What the site calls itself: a value of messages, never part of their text. */
export const SITE_NAME = 'Perennial';
