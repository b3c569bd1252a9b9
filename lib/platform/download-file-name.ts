import { siteName } from './site-name';

/**
 * The name of a file that the site offers for download: 'le-jardin-my-data-2026-11-26.zip'. Begins
 * with the name of the site in ASCII, if it has any ASCII letters.
 */
export function downloadFileName(name: string, extension: string, now = new Date()): string {
  const site = siteName()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const parts = [...(site ? [site] : []), name, now.toISOString().slice(0, 10)];
  return `${parts.join('-')}.${extension}`;
}
