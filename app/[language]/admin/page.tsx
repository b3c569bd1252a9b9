import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { DashboardOverview } from '@/components/admin/overview';
import { readSearchParams, type SearchParams } from '@/lib/admin/list-query';
import { adminOverview } from '@/lib/admin/queries/overview';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.title'), robots: { index: false } };
}

export default async function AdminPage({ searchParams }: { searchParams: SearchParams }) {
  const viewer = await requireAdmin(paths.admin);
  const overview = await adminOverview(await readSearchParams(searchParams));
  const t = await getTranslate();
  return (
    <AdminFrame title={t('admin.title')} current={paths.admin}>
      <DashboardOverview viewerId={viewer.userId} overview={overview} />
    </AdminFrame>
  );
}
