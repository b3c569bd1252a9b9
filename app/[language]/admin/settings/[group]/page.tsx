import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { PartOrError } from '@/components/admin/part-or-error';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { GroupPage } from '@/components/settings/group-page';
import { Banner } from '@/components/ui/banner';
import { ClientMessages, type MessagePart } from '@/components/ui/client-messages';
import { readDashboardPart } from '@/lib/admin/read-dashboard-part';
import { shopOptions } from '@/lib/payments/shop/shop-options';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { adminSettings, adminSettingsOf, SAVED } from '@/lib/settings/api-paths';
import { settingGroup } from '@/lib/settings/queries/setting-group';
import { groupParams } from '@/lib/settings/schema';

type Props = {
  params: Promise<{ group: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The translations that the form's client components need. */
const MESSAGES = [
  'settings.form',
  'look.page',
  'shop.admin',
  'shop.keys',
  'accounts.loginMessages',
  'api',
  'ui',
] as const satisfies readonly MessagePart[];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('settings.title'), robots: { index: false } };
}

export default async function SettingGroupPage({ params, searchParams }: Props) {
  const routeParams = await params;
  await requireAdmin(adminSettingsOf(routeParams.group));
  const { data } = groupParams.safeParse(routeParams);
  if (!data) return respondNotFound(<NotFoundPage />);
  const found = await readDashboardPart('settings', settingGroup(data.group));
  const t = await getTranslate();
  const isSaved = SAVED in (await searchParams);
  const shop = data.group === 'shop' ? await shopOptions(await getLanguage()) : undefined;
  return (
    <AdminFrame title={t('admin.title')} current={adminSettings} isSubpage>
      {isSaved && <Banner tone="success">{t('settings.form.saved')}</Banner>}
      <ClientMessages parts={MESSAGES}>
        <PartOrError part={found}>
          {(found) => <GroupPage groupView={found} shop={shop} />}
        </PartOrError>
      </ClientMessages>
    </AdminFrame>
  );
}
