import type { Metadata } from 'next';
import { ContributionQueue } from '@/components/contributions/contribution-queue';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { ClientMessages } from '@/components/ui/client-messages';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { getMemorialForEditor } from '@/lib/memorials/get-memorial-for-editor';
import { listContributions } from '@/lib/memorials/queries/contributions';
import { contributionsQuery } from '@/lib/memorials/schema-contributions';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('contributions.page.title'), robots: { index: false } };
}

/** The translations that the page's client components need. */
const MESSAGES = [
  ...(['contributions.queue', 'condolences.act'] as const),
  ...(['media.kinds', 'media.playback', 'api', 'ui'] as const),
] as const;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The contributed files of a memorial, for its keepers and admins; everybody else gets a 404. */
export default async function MemorialContributionsPage({ params, searchParams }: Props) {
  const { id } = await params;
  const memorial = await getMemorialForEditor(id, memorialContributions(id));
  if (!memorial) return respondNotFound(<NotFoundPage />);
  const t = await getTranslate();
  const viewer = await requireUser(memorialContributions(id), t('api.logIn'));
  const parsedQuery = contributionsQuery.safeParse(await searchParams);
  const { state } = parsedQuery.data ?? contributionsQuery.parse({});
  const queue = await listContributions(viewer, id, state).catch(nullIfHidden);
  if (!queue) return respondNotFound(<NotFoundPage />); // the memorial was deleted in between
  return (
    <ClientMessages parts={MESSAGES}>
      <ContributionQueue memorialId={id} fullName={memorial.fullName} state={state} {...queue} />
    </ClientMessages>
  );
}
