import { snapshotSetting } from './site-settings/snapshot-setting';

/** The name of the site. Messages receive it as a value and never contain it. */
export const siteName = (): string => snapshotSetting('site.name');
