import type { ReactNode } from 'react';
import { ADMIN_WORDS } from '@/components/admin/admin-words';
import { ClientWords } from '@/components/ui/client-words';

export const dynamic = 'force-dynamic';

/** Around the pages, so that their error page has its words, too. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return <ClientWords parts={ADMIN_WORDS}>{children}</ClientWords>;
}
