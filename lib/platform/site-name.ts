import { shownSetting } from './site-settings/shown-setting';

/** The name of the site. Messages take it as a value and never contain it. */
export const siteName = (): string => shownSetting('site.name');
