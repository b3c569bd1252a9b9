import type { ReactNode } from 'react';
import { ADMIN_MESSAGES } from '@/components/admin/admin-messages';
import { ClientMessages } from '@/components/ui/client-messages';

export const dynamic = 'force-dynamic';

/** The layout provides the translations, so that the error page has them, too. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <ClientMessages parts={ADMIN_MESSAGES}>{children}</ClientMessages>;
}
