import type { z } from 'zod';
import { languageInfo } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered-languages';
import { contactAddress, operatorName } from '@/lib/platform/operator';
import { siteName } from '@/lib/platform/site-name';
import { getSetting } from '@/lib/platform/site-settings/get-setting';
import type { siteResponse } from '../api-schema';

/** The public part of the site's settings. */
export const publicSite = (): z.input<typeof siteResponse> => ({
  name: siteName(),
  tagline: getSetting('site.tagline'),
  operator: operatorName(),
  postalAddress: getSetting('site.postalAddress'),
  contactEmail: contactAddress() ?? null,
  languages: listedLanguages().map((language) => languageInfo(language).tag),
  doors: {
    signUp: getSetting('doors.signUp'),
    memorials: getSetting('doors.memorials'),
    flowers: getSetting('doors.flowers'),
  },
});
