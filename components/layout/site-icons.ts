import type { Metadata } from 'next';
import type { AssetMark } from '@/lib/platform/look/asset-mark';
import { asset } from '@/lib/platform/look/paths';

/** The default icons, from `npm run icons`. Browsers cache icons by address, so the addresses must not change. */
const DEFAULT_ICONS = {
  icon: [{ url: '/icon.svg?icon.11b9z2iw8jr7h.svg', sizes: 'any', type: 'image/svg+xml' }],
  apple: [
    { url: '/apple-icon.png?apple-icon.2djb2opvwj62f.png', sizes: '180x180', type: 'image/png' },
  ],
};

/** Returns the icons for a page's head: the operator's, or the defaults. */
export const siteIcons = (icon: AssetMark | null): Metadata['icons'] =>
  icon
    ? {
        icon: [
          { url: asset(icon.id, 'icon-32'), sizes: '32x32', type: 'image/png' },
          { url: asset(icon.id, 'icon-192'), sizes: '192x192', type: 'image/png' },
        ],
        apple: [{ url: asset(icon.id, 'icon-apple'), sizes: '180x180', type: 'image/png' }],
      }
    : DEFAULT_ICONS;

/** Returns the icons for a web app manifest. */
export const homeScreenIcons = (icon: AssetMark | null) =>
  (['any', 'maskable'] as const).flatMap((purpose) =>
    [192, 512].map((size) => ({
      src: icon
        ? asset(icon.id, purpose === 'any' ? `icon-${size}` : `icon-maskable-${size}`)
        : `/icons/bloom-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
