import type { ReactNode } from 'react';
import { SessionWatch } from '@/components/accounts/session-watch';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { ClientMessages } from '../ui/client-messages';
import { AdminColumns } from './admin-columns';
import { ADMIN_MESSAGES } from './admin-messages';

/**
 * Replaces the listing for admins who searched it for 'admin pages' (product.md 2). The page that renders it has
 * checked the viewer.
 */
export function Dashboard({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="admin-dashboard" className="space-y-8">
      <SessionWatch message={useTranslate()('api.logIn')} />
      <h2 id="admin-dashboard" className="text-2xl">
        {t('admin.title')}
      </h2>
      <AdminColumns current={paths.admin} isSubpage>
        <ClientMessages parts={ADMIN_MESSAGES}>{children}</ClientMessages>
      </AdminColumns>
    </section>
  );
}
