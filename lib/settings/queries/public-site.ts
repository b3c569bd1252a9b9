import type { z } from 'zod';
import { factsOf } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered';
import { contactAddress, operatorName } from '@/lib/platform/operator';
import { siteName } from '@/lib/platform/site-name';
import { siteSetting } from '@/lib/platform/site-settings/site-setting';
import type { siteAnswer } from '../api-schema';

/** The public part of the site's settings. */
export const publicSite = (): z.input<typeof siteAnswer> => ({
  name: siteName(),
  tagline: siteSetting('site.tagline'),
  operator: operatorName(),
  postalAddress: siteSetting('site.postalAddress'),
  contactEmail: contactAddress() ?? null,
  languages: listedLanguages().map((language) => factsOf(language).tag),
  doors: {
    signUp: siteSetting('doors.signUp'),
    memorials: siteSetting('doors.memorials'),
    flowers: siteSetting('doors.flowers'),
  },
});
