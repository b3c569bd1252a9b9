import { absoluteUrl } from '@/lib/platform/absolute-url';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';
import * as paths from '@/lib/platform/paths';
import { motto, siteTitle } from '@/lib/platform/site-texts';
import { previewHash } from './preview-hash';
import { PREVIEW } from './preview-rules';

/** A short hash of everything that the site's own preview card shows in a language. */
export const sitePreviewVersion = (language: Language): string =>
  previewHash([motto(translatorFor(language))]);

/** The site's own preview card in a language, as Next's metadata describes a picture. */
export const sitePreviewImage = (language: Language) => ({
  url: absoluteUrl(`${pathIn(language, paths.sitePreview)}?v=${sitePreviewVersion(language)}`),
  width: PREVIEW.width,
  height: PREVIEW.height,
  alt: siteTitle(translatorFor(language)),
  type: 'image/jpeg',
});
