import type { MetadataRoute } from 'next';
import { pathIn } from '@/lib/platform/language/addresses';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import type { AssetMark } from '@/lib/platform/look/asset-mark';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { motto } from '@/lib/platform/site-texts';
import { homeScreenIcons } from './site-icons';

/** The web app manifest in one language. `paper` is the colour of the splash screen. */
export function siteManifest(
  language: Language,
  t: Translate,
  { paper, icon }: { paper: string; icon: AssetMark | null },
): MetadataRoute.Manifest {
  const { tag, direction } = languageInfo(language);
  return {
    id: paths.home,
    name: siteName(),
    short_name: siteName(),
    description: motto(t),
    lang: tag,
    dir: direction,
    start_url: pathIn(language, paths.home),
    scope: paths.home,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: homeScreenIcons(icon),
    shortcuts: [
      { name: t('site.nav.scanCode'), url: pathIn(language, paths.scanCode) },
      { name: t('site.nav.findMemorials'), url: pathIn(language, paths.findMemorials) },
    ],
  };
}
