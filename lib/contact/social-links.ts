import type { Translate } from '@/lib/platform/language/message';
import { contactAddress } from '@/lib/platform/operator';
import { getSetting } from '@/lib/platform/site-settings/get-setting';

export type SocialLink = { label: string; href: string };

/** The footer's links that the operator has configured. */
export function socialLinks(t: Translate): SocialLink[] {
  const address = contactAddress();
  const links: [string, string | undefined][] = [
    ['Instagram', getSetting('site.instagram')],
    ['Facebook', getSetting('site.facebook')],
    ['X', getSetting('site.x')],
    [t('site.footer.email'), address && `mailto:${address}`],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
