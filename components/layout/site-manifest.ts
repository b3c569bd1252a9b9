import type { MetadataRoute } from 'next';
import { pathIn } from '@/lib/platform/language/addresses';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import type { Say } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import { siteName } from '@/lib/platform/site-name';
import { motto } from '@/lib/platform/site-words';

/** --paper of tokens.css: shown while the site opens from a home screen. */
const PAPER = '#fbf9f4';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Lets people install the site as an app, in a language. `npm run icons` draws the icons. */
export function siteManifest(language: Language, say: Say): MetadataRoute.Manifest {
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
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('bloom-192', 192, 'any'),
      icon('bloom-512', 512, 'any'),
      icon('bloom-maskable-192', 192, 'maskable'),
      icon('bloom-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: say('site.nav.scanCode'), url: pathIn(language, paths.scanCode) },
      { name: say('site.nav.findMemorials'), url: pathIn(language, paths.findMemorials) },
    ],
  };
}
