import type { MetadataRoute } from 'next';
import { pathIn } from '@/lib/platform/language/addresses';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import type { Mark } from '@/lib/platform/look/asset-mark';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { motto } from '@/lib/platform/site-words';
import { homeScreenIcons } from './site-icons';

/** The web app manifest in one language. `paper` is the colour of the splash screen. */
export function siteManifest(
  language: Language,
  say: Say,
  { paper, icon }: { paper: string; icon: Mark | null },
): MetadataRoute.Manifest {
  const { tag, direction } = factsOf(language);
  return {
    id: paths.home,
    name: siteName(),
    short_name: siteName(),
    description: motto(say),
    lang: tag,
    dir: direction,
    start_url: pathIn(language, paths.home),
    scope: paths.home,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: homeScreenIcons(icon),
    shortcuts: [
      { name: say('site.nav.scanCode'), url: pathIn(language, paths.scanCode) },
      { name: say('site.nav.findMemorials'), url: pathIn(language, paths.findMemorials) },
    ],
  };
}
