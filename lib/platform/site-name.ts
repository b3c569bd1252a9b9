import { siteSetting } from './site-settings/site-setting';

/** What the site calls itself: a value of messages, never part of their text. */
export const siteName = (): string => siteSetting('site.name');

/** Who runs the site, answers for it and receives the money. */
export const operatorName = (): string => siteSetting('site.operator') || siteName();
