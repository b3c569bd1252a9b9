'use client';

import type { ReactNode } from 'react';
import { InPlace } from '@/components/ui/in-place';
import { type ListKind, listAddress, listRoot } from './list-address';

/** Pages and searches a list without a page load, and omits empty fields from the address. */
export function ListNavigation({ kind, children }: { kind: ListKind; children: ReactNode }) {
  return (
    <InPlace
      leadsHere={(pathname) => pathname === listRoot(kind)}
      formAddress={(_, fields) => listAddress(kind, fields)}
    >
      {children}
    </InPlace>
  );
}
