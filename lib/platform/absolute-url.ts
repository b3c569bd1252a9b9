import { env } from './env';

/** The full URL of a path of this site, for mails, QR codes, canonical links and previews. */
export const absoluteUrl = (path: string) => new URL(path, env().SITE_URL).href;
