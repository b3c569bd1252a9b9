import type { ReactNode } from 'react';
import { ADMIN_MESSAGES } from '@/components/admin/admin-messages';
import { ClientMessages } from '@/components/ui/client-messages';

export const dynamic = 'force-dynamic';

/** In the layout, so that the error page also has its translations. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <ClientMessages parts={ADMIN_MESSAGES}>{children}</ClientMessages>;
}
