import type { Metadata } from 'next';
import { AdminFrame } from '@/components/admin/admin-frame';
import { settingsPages } from '@/components/settings/settings-pages';
import { PageLink } from '@/components/ui/page-link';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { translateWith } from '@/lib/platform/language/message';
import { adminSettings } from '@/lib/settings/api-paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('settings.title'), robots: { index: false } };
}

export default async function SettingsPage() {
  await requireAdmin(adminSettings);
  const t = await getTranslate();
  const translateMessage = translateWith(t);
  return (
    <AdminFrame title={t('admin.title')} current={adminSettings}>
      <section aria-labelledby="settings">
        <h2 id="settings" className="text-2xl">
          {t('settings.title')}
        </h2>
        <ul className="mt-4 max-w-measure divide-y divide-line">
          {settingsPages().map(({ href, title, about }) => (
            <li key={href} className="py-3">
              <PageLink href={href} className="text-link text-lg">
                {translateMessage({ key: title })}
              </PageLink>
              <p className="text-ink-soft">{translateMessage({ key: about })}</p>
            </li>
          ))}
        </ul>
      </section>
    </AdminFrame>
  );
}
