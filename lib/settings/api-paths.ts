/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

export const apiSettings = (group: string) => `/api/admin/settings/${group}`;
export const apiContactCode = '/api/admin/settings/contact-code';
export const apiAssets = '/api/admin/assets';
/** What is being typed, by the key of the setting. */
export const apiColours = (typed: Record<string, string>) =>
  `/api/admin/settings/look/colours?${new URLSearchParams(typed).toString()}`;
export const apiSite = '/api/site';

/** The pages, which few people open. */
export const adminSettings = '/admin/settings';
export const adminSettingsOf = (group: string) => `${adminSettings}/${group}`;

/** The query of a page of settings that is loaded anew after it was saved. */
export const SAVED = 'saved';
