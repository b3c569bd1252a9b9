import type { Metadata } from 'next';
import { AccessDenied } from '@/components/admin/access-denied';
import { AdminFrame } from '@/components/admin/admin-frame';
import { AuditList } from '@/components/admin/audit-list';
import type { ListPlace } from '@/components/admin/list-place';
import { auditTrail } from '@/lib/admin/queries/audit-trail';
import { pageQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/auth/page-viewer';
import { paths } from '@/lib/paths';
import {
  givenParams,
  listQuery,
  nullIfFailed,
  refuseBeyond,
  type SearchParams,
} from '../list-query';

export const metadata: Metadata = { title: 'Audit trail', robots: { index: false } };

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminAudit);
  const params = await givenParams(searchParams);
  const place: ListPlace = { path: paths.adminAudit, params, prefix: '', anchor: 'audit' };
  const list = await nullIfFailed(auditTrail(listQuery(pageQuerySchema, place, ['page'])));
  refuseBeyond(place, list);
  return (
    <AdminFrame title="Admin Dashboard" current={paths.adminAudit}>
      {list ? (
        <AuditList place={place} list={list} />
      ) : (
        <AccessDenied message="Failed to fetch the audit trail" />
      )}
    </AdminFrame>
  );
}
