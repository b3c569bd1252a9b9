'use client';

import type { CSSProperties, ReactNode } from 'react';
import type { LookAnswer } from '@/lib/settings/look-api-schema';
import { useCheckedColours } from './checked-colours';

type Scheme = 'light' | 'dark';
type Props = {
  scheme: Scheme;
  title: string;
  /** The colours that are in force. */
  now: LookAnswer[Scheme];
  children: ReactNode;
};

/** Parts of pages in the colours that are being typed, in one scheme, whatever the scheme of the device is. */
export function LookPreview({ scheme, title, now, children }: Props) {
  const colours = useCheckedColours()?.[scheme] ?? now;
  // as: React's type knows no custom properties
  const style = { ...colours, colorScheme: scheme } as CSSProperties;
  return (
    <figure className="min-w-0">
      <figcaption className="font-semibold">{title}</figcaption>
      <div
        data-scheme={scheme}
        style={style}
        className="mt-2 overflow-hidden rounded-lg border border-line bg-paper text-ink"
      >
        {children}
      </div>
    </figure>
  );
}
