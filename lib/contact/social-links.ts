import { env } from '@/lib/platform/env';

export type SocialLink = { label: 'Instagram' | 'Facebook' | 'X' | 'E-mail'; href: string };

/** The footer's links, as far as the operator has configured them. */
export function socialLinks(): SocialLink[] {
  const { SOCIAL_INSTAGRAM_URL, SOCIAL_FACEBOOK_URL, SOCIAL_X_URL, CONTACT_EMAIL } = env();
  const links: [SocialLink['label'], string | undefined][] = [
    ['Instagram', SOCIAL_INSTAGRAM_URL],
    ['Facebook', SOCIAL_FACEBOOK_URL],
    ['X', SOCIAL_X_URL],
    ['E-mail', CONTACT_EMAIL && `mailto:${CONTACT_EMAIL}`],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
