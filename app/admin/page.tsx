import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import { givenParams, type SearchParams } from './list-query';
import { Overview } from './overview';

export const metadata: Metadata = { title: 'Admin Dashboard', robots: { index: false } };

export default async function AdminPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireAdmin(paths.admin);
  return (
    <AdminFrame title="Admin Dashboard" current={paths.admin}>
      <Overview viewerId={viewer.userId} params={await givenParams(searchParams)} />
    </AdminFrame>
  );
}
