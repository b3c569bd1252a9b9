import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { SessionWatch } from '../account/session-watch';
import { AdminNav } from './admin-nav';

/**
 * The dashboard in place of the listing, for who typed 'admin pages' there (spec 2). Whoever renders it
 * has asked who is looking.
 */
export function Dashboard({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="admin-dashboard" className="space-y-8">
      <SessionWatch />
      <h2 id="admin-dashboard" className="text-2xl">
        Admin Dashboard
      </h2>
      <AdminNav current={paths.admin} below />
      {children}
    </section>
  );
}
