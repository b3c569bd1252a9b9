'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useCheckedColours } from './checked-colours';

type Props = { scheme: 'light' | 'dark'; title: string; children: ReactNode };

/**
 * Sample parts of pages in the typed colours, in one colour scheme regardless of the device's. Invisible until the
 * server has returned the colours.
 */
export function LookPreview({ scheme, title, children }: Props) {
  const colours = useCheckedColours()?.[scheme];
  // as: React's type does not know custom properties
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
