/**
 * The logo in the head of each page, the one for dark screens, and the icon of tabs and home
 * screens.
 */
export const ASSET_KINDS = ['logo', 'logo_dark', 'icon'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** The largest upload, in bytes. */
export const MAX_ASSET_BYTES = 5 * 1024 * 1024;
