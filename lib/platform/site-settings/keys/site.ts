import { addressOrNone, httpsLinkOrNone, linesUpTo, lineUpTo, setting } from '../setting';

/** Name, operator and contact addresses of the site. */
export const SITE_KEYS = {
  'site.name': setting({
    group: 'site',
    kind: 'line',
    limit: 40,
    label: 'settings.keys.siteName',
    hint: 'settings.hints.siteName',
    schema: lineUpTo(40),
    default: 'Perennial',
  }),
  /** '': the motto in the language of the page. */
  'site.tagline': setting({
    group: 'site',
    kind: 'line',
    limit: 120,
    label: 'settings.keys.tagline',
    hint: 'settings.hints.ofEachLanguage',
    schema: lineUpTo(120, true),
    default: '',
  }),
  /** '': the name of the site. */
  'site.operator': setting({
    group: 'site',
    kind: 'line',
    limit: 120,
    label: 'settings.keys.operator',
    hint: 'settings.hints.operator',
    schema: lineUpTo(120, true),
    default: '',
    env: 'OPERATOR_NAME',
  }),
  'site.postalAddress': setting({
    group: 'site',
    kind: 'text',
    limit: 400,
    label: 'settings.keys.postalAddress',
    hint: 'settings.hints.postalAddress',
    schema: linesUpTo(400),
    default: '',
  }),
  /**
   * '': the sender address of the site's mail. Mail goes to this address, so changing it requires a
   * code mailed to it.
   */
  'site.contactEmail': setting({
    group: 'site',
    kind: 'email',
    label: 'settings.keys.contactEmail',
    hint: 'settings.hints.contactEmail',
    schema: addressOrNone,
    default: '',
    env: 'CONTACT_EMAIL',
  }),
  'site.instagram': setting({
    group: 'site',
    kind: 'link',
    label: 'settings.keys.instagram',
    schema: httpsLinkOrNone,
    default: '',
    env: 'SOCIAL_INSTAGRAM_URL',
  }),
  'site.facebook': setting({
    group: 'site',
    kind: 'link',
    label: 'settings.keys.facebook',
    schema: httpsLinkOrNone,
    default: '',
    env: 'SOCIAL_FACEBOOK_URL',
  }),
  'site.x': setting({
    group: 'site',
    kind: 'link',
    label: 'settings.keys.x',
    schema: httpsLinkOrNone,
    default: '',
    env: 'SOCIAL_X_URL',
  }),
};
