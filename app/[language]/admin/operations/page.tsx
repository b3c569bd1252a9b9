import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { OperationsView } from '@/components/admin/operations';
import { PartOrError } from '@/components/admin/part-or-error';
import { readOperations } from '@/lib/admin/queries/operations';
import { readDashboardPart } from '@/lib/admin/read-dashboard-part';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.operations.title'), robots: { index: false } };
}

export default async function OperationsPage() {
  await requireAdmin(paths.adminOperations);
  const operations = await readDashboardPart('operations', readOperations());
  const t = await getTranslate();
  return (
    <AdminFrame title={t('admin.title')} current={paths.adminOperations}>
      <PartOrError part={operations}>
        {(found) => <OperationsView operations={found} />}
      </PartOrError>
    </AdminFrame>
  );
}
