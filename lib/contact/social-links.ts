import type { Say } from '@/lib/platform/language/said';
import { contactAddress } from '@/lib/platform/operator';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';

export type SocialLink = { label: string; href: string };

/** The footer's links that the operator has configured. */
export function socialLinks(say: Say): SocialLink[] {
  const address = contactAddress();
  const links: [string, string | undefined][] = [
    ['Instagram', siteSetting('site.instagram')],
    ['Facebook', siteSetting('site.facebook')],
    ['X', siteSetting('site.x')],
    [say('site.footer.email'), address && `mailto:${address}`],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
