import { env } from '@/lib/platform/env';
import type { Say } from '@/lib/platform/language/said';

export type SocialLink = { label: string; href: string };

/** The footer's links, as far as the operator has configured them. */
export function socialLinks(say: Say): SocialLink[] {
  const { SOCIAL_INSTAGRAM_URL, SOCIAL_FACEBOOK_URL, SOCIAL_X_URL, CONTACT_EMAIL } = env();
  const links: [string, string | undefined][] = [
    ['Instagram', SOCIAL_INSTAGRAM_URL],
    ['Facebook', SOCIAL_FACEBOOK_URL],
    ['X', SOCIAL_X_URL],
    [say('site.footer.email'), CONTACT_EMAIL && `mailto:${CONTACT_EMAIL}`],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
