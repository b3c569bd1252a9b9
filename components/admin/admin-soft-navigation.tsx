'use client';

import type { ReactNode } from 'react';
import * as paths from '@/lib/platform/paths';
import { SoftNavigation } from '../ui/soft-navigation';

/** Follows the dashboard's links and submits its list forms (paging, sorting, searching) without a page reload. */
export function AdminSoftNavigation({ children }: { children: ReactNode }) {
  return (
    <SoftNavigation isSamePage={isAdminPage} formAddress={toListAddress}>
      {children}
    </SoftNavigation>
  );
}

const isAdminPage = (pathname: string) =>
  pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);

function toListAddress(action: string, fields: Record<string, string>): string {
  const [path = '', anchor = ''] = action.split('#');
  return paths.adminList(path, fields, anchor);
}
