'use client';

import type { ReactNode } from 'react';
import { InPlace } from '@/components/ui/in-place';
import { type ListKind, listAddress, listRoot } from './list-address';

/** Pages and searches a list of memorials without a page load, without empty fields in the address. */
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
