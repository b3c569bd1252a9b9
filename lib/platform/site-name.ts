import { shownSetting } from './site-settings/shown-setting';

/** What the site calls itself: a value of messages, never part of their text. */
export const siteName = (): string => shownSetting('site.name');
