import type { Metadata } from 'next';
import { AuditList } from '@/components/admin/audit-list';
import { ListPage } from '@/components/admin/list-page';
import type { SearchParams } from '@/lib/admin/list-query';
import { auditTrail } from '@/lib/admin/queries/audit-trail';
import { readList } from '@/lib/admin/read-list';
import { pageQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.audit.title'), robots: { index: false } };
}

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminAudit);
  const { place, list } = await readList({
    path: paths.adminAudit,
    part: 'audit',
    searchParams,
    schema: pageQuerySchema,
    names: ['page'],
    read: auditTrail,
  });
  return (
    <ListPage path={paths.adminAudit} list={list}>
      {(list) => <AuditList place={place} list={list} />}
    </ListPage>
  );
}
