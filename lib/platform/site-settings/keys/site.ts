import { z } from 'zod';
import {
  defineSetting,
  multiLineText,
  optionalEmail,
  optionalHttpsUrl,
  settingName,
  singleLineText,
} from '../setting';

/** Name, operator and contact addresses of the site, and what it keeps. */
export const SITE_KEYS = {
  'site.name': defineSetting({
    group: 'site',
    kind: 'line',
    limit: 40,
    label: 'settings.keys.siteName',
    hint: 'settings.hints.siteName',
    schema: settingName(40),
    default: 'Perennial',
  }),
  /** '': the motto in the language of the page. */
  'site.tagline': defineSetting({
    group: 'site',
    kind: 'line',
    limit: 120,
    label: 'settings.keys.tagline',
    hint: 'settings.hints.ofEachLanguage',
    schema: singleLineText(120, true),
    default: '',
  }),
  /** '': the name of the site. */
  'site.operator': defineSetting({
    group: 'site',
    kind: 'line',
    limit: 120,
    label: 'settings.keys.operator',
    hint: 'settings.hints.operator',
    schema: settingName(120, true),
    default: '',
    env: 'OPERATOR_NAME',
  }),
  'site.postalAddress': defineSetting({
    group: 'site',
    kind: 'text',
    limit: 400,
    label: 'settings.keys.postalAddress',
    hint: 'settings.hints.postalAddress',
    schema: multiLineText(400),
    default: '',
  }),
  /**
   * '': the sender address of the site's mail. Mail goes to this address, so changing it requires a
   * code mailed to it.
   */
  'site.contactEmail': defineSetting({
    group: 'site',
    kind: 'email',
    label: 'settings.keys.contactEmail',
    hint: 'settings.hints.contactEmail',
    schema: optionalEmail,
    default: '',
    env: 'CONTACT_EMAIL',
  }),
  'site.keepSentVideos': defineSetting({
    group: 'site',
    kind: 'switch',
    label: 'settings.keys.keepSentVideos',
    hint: 'settings.hints.keepSentVideos',
    schema: z.boolean(),
    default: true,
  }),
  'site.instagram': defineSetting({
    group: 'site',
    kind: 'link',
    label: 'settings.keys.instagram',
    schema: optionalHttpsUrl,
    default: '',
    env: 'SOCIAL_INSTAGRAM_URL',
  }),
  'site.facebook': defineSetting({
    group: 'site',
    kind: 'link',
    label: 'settings.keys.facebook',
    schema: optionalHttpsUrl,
    default: '',
    env: 'SOCIAL_FACEBOOK_URL',
  }),
  'site.x': defineSetting({
    group: 'site',
    kind: 'link',
    label: 'settings.keys.x',
    schema: optionalHttpsUrl,
    default: '',
    env: 'SOCIAL_X_URL',
  }),
};
