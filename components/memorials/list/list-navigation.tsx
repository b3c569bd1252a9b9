'use client';

import type { ReactNode } from 'react';
import { SoftNavigation } from '@/components/ui/soft-navigation';
import { type ListKind, listAddress, listRoot } from './list-address';

/** Lets people page through and search a list without page loads, and omits empty fields from the address. */
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
