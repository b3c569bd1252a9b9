import type { MetadataRoute } from 'next';
import { paths } from '@/lib/platform/paths';

/** --paper of tokens.css: shown while the site opens from a home screen. */
const PAPER = '#fcfaf6';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Lets people install the site as an app. `npm run icons` draws the icons. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: 'Perennial',
    short_name: 'Perennial',
    description: 'A place to remember, kept for good.',
    lang: 'en',
    start_url: paths.home,
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
      { name: 'Scan Code', url: paths.scanCode },
      { name: 'Find Memorials', url: paths.findMemorials },
    ],
  };
}
