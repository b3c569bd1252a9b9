'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useCheckedColours } from './checked-colours';

type Props = { scheme: 'light' | 'dark'; title: string; children: ReactNode };

/**
 * Parts of pages in the colours that are being typed, in one scheme, whatever the scheme of the device is. Until the server has
 * said which those are, they are not shown.
 */
export function LookPreview({ scheme, title, children }: Props) {
  const colours = useCheckedColours()?.[scheme];
  // as: React's type knows no custom properties
  const style = { ...colours, colorScheme: scheme } as CSSProperties;
  return (
    <figure className="min-w-0">
      <figcaption className="font-semibold">{title}</figcaption>
      <div
        data-scheme={scheme}
        style={style}
        className={`mt-2 overflow-hidden rounded-lg border border-line bg-paper text-ink ${colours ? '' : 'invisible'}`}
      >
        {children}
      </div>
    </figure>
  );
}
