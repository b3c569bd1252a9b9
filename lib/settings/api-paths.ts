/*
 * Addresses of API calls. They are not in paths.ts because every page loads that file with its
 * first script.
 */

export const apiSettings = (group: string) => `/api/admin/settings/${group}`;
export const apiContactCode = '/api/admin/settings/contact-code';
export const apiAssets = '/api/admin/assets';
/** `typed` maps the keys of settings to what is being typed. */
export const apiColours = (typed: Record<string, string>) =>
  `/api/admin/settings/look/colours?${new URLSearchParams(typed).toString()}`;
export const apiSite = '/api/site';

/** Addresses of pages that few people open, for the same reason. */
export const adminSettings = '/admin/settings';
export const adminSettingsOf = (group: string) => `${adminSettings}/${group}`;

/** A query parameter that makes the page show that it was saved. */
export const SAVED = 'saved';
