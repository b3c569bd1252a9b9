import type { Metadata } from 'next';
import { ListPage } from '@/components/admin/list-page';
import { WebhooksSection } from '@/components/webhooks/webhooks-section';
import { readPart } from '@/lib/admin/read-part';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getSay } from '@/lib/platform/language/get-say';
import { adminWebhooks } from '@/lib/webhooks/api-paths';
import { webhooksPage } from '@/lib/webhooks/queries/webhooks-page';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('webhooks.title'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WebhooksPage({ searchParams }: Props) {
  const viewer = await requireAdmin(adminWebhooks);
  const say = await getSay();
  const { webhook } = await searchParams;
  const shown = await readPart('webhooks', webhooksPage(viewer, null, webhook));
  return (
    <ListPage path={adminWebhooks} list={shown}>
      {(loaded) => (
        <div className="space-y-6">
          <h2 id="webhooks" tabIndex={-1} className="text-2xl">
            {say('webhooks.title')}
          </h2>
          <WebhooksSection of="operator" {...loaded} memorials={[]} />
        </div>
      )}
    </ListPage>
  );
}
