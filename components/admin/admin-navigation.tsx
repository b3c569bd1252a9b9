'use client';

import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { InPlace } from '../ui/in-place';

/** Turns, sorts and searches the dashboard's lists, and goes from page to page of it, in place. */
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
