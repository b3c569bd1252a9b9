import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { ClientWords } from '../ui/client-words';
import { AdminColumns } from './admin-columns';
import { ADMIN_WORDS } from './admin-words';

/**
 * Replaces the listing for admins who searched it for 'admin pages' (product.md 2). The page that renders it has
 * checked the viewer.
 */
export function Dashboard({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <section aria-labelledby="admin-dashboard" className="space-y-8">
      <SessionWatch message={useSay()('api.logIn')} />
      <h2 id="admin-dashboard" className="text-2xl">
        {say('admin.title')}
      </h2>
      <AdminColumns current={paths.admin} below>
        <ClientWords parts={ADMIN_WORDS}>{children}</ClientWords>
      </AdminColumns>
    </section>
  );
}
