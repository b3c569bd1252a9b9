import type { RawSettings, SettingIssue } from '../settings-part';

/** The placeholder for the tag in CDN_PURGE_URL and CDN_PURGE_BODY. */
export const TAG_IN_TEMPLATE = '{tag}';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Faults in the settings for purging a CDN. `given` are the raw settings. */
export function findPurgeSettingIssues(given: RawSettings): SettingIssue[] {
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER, CDN_PURGE_BODY } = given;
  if (!url) {
    const extras = { CDN_PURGE_HEADER, CDN_PURGE_BODY };
    return Object.entries(extras).flatMap(([name, value]) =>
      value ? [{ name, message: 'needs CDN_PURGE_URL' }] : [],
    );
  }
  if (!URL.canParse(url)) return []; // the schema reports it
  const { protocol, hostname, username, password } = new URL(url);
  const issues: string[] = [];
  if (!`${url}${CDN_PURGE_BODY}`.includes(TAG_IN_TEMPLATE))
    issues.push(`must contain ${TAG_IN_TEMPLATE}, or CDN_PURGE_BODY must`);
  if (CDN_PURGE_HEADER && protocol !== 'https:' && !LOOPBACK.includes(hostname))
    issues.push('must begin with https:// when CDN_PURGE_HEADER carries a key');
  if (username || password) issues.push('must have no password; use CDN_PURGE_HEADER');
  return issues.map((message) => ({ name: 'CDN_PURGE_URL', message }));
}
