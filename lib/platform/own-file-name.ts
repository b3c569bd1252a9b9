import { siteName } from './site-name';

/**
 * The name of a file that the site makes for somebody to save: 'le-jardin-my-data-2026-11-26.zip'. It begins with what the site is
 * called, in letters that every system takes; where the name has none of these, without it.
 */
export function ownFileName(name: string, extension: string, now = new Date()): string {
  const site = siteName()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const parts = [...(site ? [site] : []), name, now.toISOString().slice(0, 10)];
  return `${parts.join('-')}.${extension}`;
}
