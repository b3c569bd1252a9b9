import type { Metadata } from 'next';
import { SessionWatch } from '@/components/account/session-watch';
import { Dashboard } from '@/components/admin/dashboard';
import { adminStats } from '@/lib/admin/queries';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Admin Dashboard', robots: { index: false } };

export default async function AdminPage() {
  await requireAdmin(paths.admin);
  return (
    <div className="page-width py-10">
      <SessionWatch />
      <Dashboard stats={await adminStats()} />
    </div>
  );
}
