import type { Metadata } from 'next';
import { SessionWatch } from '@/components/account/session-watch';
import { Figure } from '@/components/admin/figure';
import { adminStats } from '@/lib/admin/queries';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { dollars } from '@/lib/orders/rules';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Admin Dashboard', robots: { index: false } };

export default async function AdminPage() {
  await requireAdmin(paths.admin);
  const stats = await adminStats();
  return (
    <div className="page-width space-y-8 py-10">
      <SessionWatch />
      <h1 className="text-3xl">Admin Dashboard</h1>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Figure label="Total revenue" value={dollars(stats.totalRevenueMinor)} />
        <Figure label="Memorial revenue" value={dollars(stats.memorialRevenueMinor)} />
        <Figure label="Flower revenue" value={dollars(stats.flowerRevenueMinor)} />
        <Figure label="Total memorials" value={String(stats.totalMemorials)} />
      </dl>
    </div>
  );
}
