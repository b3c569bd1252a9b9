import type { Metadata } from 'next';
import { AuditList } from '@/components/admin/audit-list';
import { auditTrail } from '@/lib/admin/queries/audit-trail';
import { pageQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import { ListPage } from '../list-page';
import type { SearchParams } from '../list-query';

export const metadata: Metadata = { title: 'Audit trail', robots: { index: false } };

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminAudit);
  return (
    <ListPage
      path={paths.adminAudit}
      part="audit"
      searchParams={searchParams}
      schema={pageQuerySchema}
      names={['page']}
      read={auditTrail}
    >
      {({ place, list }) => <AuditList place={place} list={list} />}
    </ListPage>
  );
}
