import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { Loaded } from '@/components/admin/loaded';
import { LostPage } from '@/components/layout/lost-page';
import { GroupPage } from '@/components/settings/group-page';
import { Banner } from '@/components/ui/banner';
import { ClientWords, type MessagePart } from '@/components/ui/client-words';
import { readPart } from '@/lib/admin/read-part';
import { shopOptions } from '@/lib/payments/shop/shop-options';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { adminSettings, adminSettingsOf, SAVED } from '@/lib/settings/api-paths';
import { settingGroup } from '@/lib/settings/queries/setting-group';
import { groupParams } from '@/lib/settings/schema';

type Props = {
  params: Promise<{ group: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The translations that the form's client components need. */
const WORDS = [
  'settings.form',
  'look.page',
  'shop.admin',
  'shop.keys',
  'accounts.loginMessages',
  'api',
  'ui',
] as const satisfies readonly MessagePart[];

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('settings.title'), robots: { index: false } };
}

export default async function SettingGroupPage({ params, searchParams }: Props) {
  const asked = await params;
  await requireAdmin(adminSettingsOf(asked.group));
  const { data } = groupParams.safeParse(asked);
  if (!data) return answerMissing(<LostPage />);
  const found = await readPart('settings', settingGroup(data.group));
  const say = await getSay();
  const isSaved = SAVED in (await searchParams);
  const shop = data.group === 'shop' ? await shopOptions(await getLanguage()) : undefined;
  return (
    <AdminFrame title={say('admin.title')} current={adminSettings} below>
      {isSaved && <Banner tone="success">{say('settings.form.saved')}</Banner>}
      <ClientWords parts={WORDS}>
        <Loaded part={found}>{(found) => <GroupPage found={found} shop={shop} />}</Loaded>
      </ClientWords>
    </AdminFrame>
  );
}
