import type { Metadata } from 'next';
import { ListPage } from '@/components/admin/list-page';
import { WebhooksSection } from '@/components/webhooks/webhooks-section';
import { readDashboardPart } from '@/lib/admin/read-dashboard-part';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { adminWebhooks } from '@/lib/webhooks/api-paths';
import { loadWebhooksPage } from '@/lib/webhooks/queries/load-webhooks-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('webhooks.title'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WebhooksPage({ searchParams }: Props) {
  const viewer = await requireAdmin(adminWebhooks);
  const t = await getTranslate();
  const { webhook } = await searchParams;
  const pageData = await readDashboardPart('webhooks', loadWebhooksPage(viewer, null, webhook));
  return (
    <ListPage path={adminWebhooks} list={pageData}>
      {(loaded) => (
        <div className="space-y-6">
          <h2 id="webhooks" tabIndex={-1} className="text-2xl">
            {t('webhooks.title')}
          </h2>
          <WebhooksSection scope="operator" {...loaded} memorials={[]} />
        </div>
      )}
    </ListPage>
  );
}
