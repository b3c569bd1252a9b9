'use client';

import type { ReactNode } from 'react';
import * as paths from '@/lib/platform/paths';
import { InPlace } from '../ui/in-place';

/** Follows the dashboard's links and submits its list forms (paging, sorting, searching) without a page reload. */
export function AdminNavigation({ children }: { children: ReactNode }) {
  return (
    <InPlace leadsHere={isAdminPage} formAddress={addressOf}>
      {children}
    </InPlace>
  );
}

const isAdminPage = (pathname: string) =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

function addressOf(action: string, fields: Record<string, string>): string {
  const [path = '', anchor = ''] = action.split('#');
  return paths.adminList(path, fields, anchor);
}
