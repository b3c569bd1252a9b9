import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { LegalList } from '@/components/settings/legal-list';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { adminSettings } from '@/lib/settings/api-paths';
import { adminLegal } from '@/lib/settings/legal/paths';
import { currentLegalTexts } from '@/lib/settings/queries/legal-texts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('legal.list.title'), robots: { index: false } };
}

export default async function LegalTextsPage() {
  await requireAdmin(adminLegal);
  const t = await getTranslate();
  return (
    <AdminFrame title={t('legal.list.title')} current={adminSettings} isSubpage>
      <LegalList texts={await currentLegalTexts()} />
    </AdminFrame>
  );
}
