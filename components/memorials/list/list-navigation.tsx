'use client';

import type { ReactNode } from 'react';
import { SoftNavigation } from '@/components/ui/soft-navigation';
import { type ListKind, listAddress, listRoot } from './list-address';

/** Pages and searches a list without a page load, and omits empty fields from the address. */
export function ListNavigation({ kind, children }: { kind: ListKind; children: ReactNode }) {
  return (
    <SoftNavigation
      isSamePage={(pathname) => pathname === listRoot(kind)}
      formAddress={(_, fields) => listAddress(kind, fields)}
    >
      {children}
    </SoftNavigation>
  );
}
