import type { Metadata } from 'next';
import { QuietLink } from '@/components/ui/quiet-link';
import { WebhooksSection } from '@/components/webhooks/webhooks-section';
import { memorialsOfKeeper } from '@/lib/memorials/queries/memorials-of-keeper';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';
import { ownWebhooks } from '@/lib/webhooks/api-paths';
import { loadWebhooksPage } from '@/lib/webhooks/queries/load-webhooks-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('webhooks.title'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WebhooksPage({ searchParams }: Props) {
  const t = await getTranslate();
  const viewer = await requireUser(ownWebhooks, t('api.logIn'));
  const { webhook } = await searchParams;
  const [pageData, memorials] = await Promise.all([
    loadWebhooksPage(viewer, viewer.userId, webhook),
    memorialsOfKeeper(viewer.userId),
  ]);
  return (
    <div className="page-width space-y-8 py-10 sm:py-16">
      <h1 id="webhooks" tabIndex={-1} className="text-3xl">
        {t('webhooks.title')}
      </h1>
      <WebhooksSection
        scope="own"
        {...pageData}
        memorials={memorials.map(({ id, fullName }) => ({ id, fullName }))}
      />
      <QuietLink href={paths.profile}>{t('profile.title')}</QuietLink>
    </div>
  );
}
