import type { ReactNode } from 'react';
import { ADMIN_WORDS } from '@/components/admin/admin-words';
import { ClientWords } from '@/components/ui/client-words';

export const dynamic = 'force-dynamic';

/** In the layout, so that the error page also has its translations. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <ClientWords parts={ADMIN_WORDS}>{children}</ClientWords>;
}
