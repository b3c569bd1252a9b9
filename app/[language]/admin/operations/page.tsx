import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { Loaded } from '@/components/admin/loaded';
import { OperationsView } from '@/components/admin/operations';
import { readOperations } from '@/lib/admin/queries/operations';
import { readPart } from '@/lib/admin/read-part';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('admin.operations.title'), robots: { index: false } };
}

export default async function OperationsPage() {
  await requireAdmin(paths.adminOperations);
  const operations = await readPart('operations', readOperations());
  const say = await getSay();
  return (
    <AdminFrame title={say('admin.title')} current={paths.adminOperations}>
      <Loaded part={operations}>{(found) => <OperationsView operations={found} />}</Loaded>
    </AdminFrame>
  );
}
