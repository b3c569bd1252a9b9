import type { Metadata } from 'next';
import { QuietLink } from '@/components/ui/quiet-link';
import { WebhooksSection } from '@/components/webhooks/webhooks-section';
import { memorialsKeptBy } from '@/lib/memorials/queries/memorials-kept-by';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';
import { ownWebhooks } from '@/lib/webhooks/api-paths';
import { webhooksPage } from '@/lib/webhooks/queries/webhooks-page';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('webhooks.title'), robots: { index: false } };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function WebhooksPage({ searchParams }: Props) {
  const say = await getSay();
  const viewer = await requireUser(ownWebhooks, say('api.logIn'));
  const { webhook } = await searchParams;
  const [shown, kept] = await Promise.all([
    webhooksPage(viewer, viewer.userId, webhook),
    memorialsKeptBy(viewer.userId),
  ]);
  return (
    <div className="page-width space-y-8 py-10 sm:py-16">
      <h1 id="webhooks" tabIndex={-1} className="text-3xl">
        {say('webhooks.title')}
      </h1>
      <WebhooksSection
        of="own"
        {...shown}
        memorials={kept.map(({ id, fullName }) => ({ id, fullName }))}
      />
      <QuietLink href={paths.profile}>{say('profile.title')}</QuietLink>
    </div>
  );
}
