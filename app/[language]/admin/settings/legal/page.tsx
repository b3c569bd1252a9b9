import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { LegalList } from '@/components/settings/legal-list';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getSay } from '@/lib/platform/language/get-say';
import { adminSettings } from '@/lib/settings/api-paths';
import { adminLegal } from '@/lib/settings/legal/paths';
import { textsInForce } from '@/lib/settings/queries/legal-texts';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('legal.list.title'), robots: { index: false } };
}

export default async function LegalTextsPage() {
  await requireAdmin(adminLegal);
  const say = await getSay();
  return (
    <AdminFrame title={say('legal.list.title')} current={adminSettings} below>
      <LegalList texts={await textsInForce()} />
    </AdminFrame>
  );
}
