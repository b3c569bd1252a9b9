import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { lastPageAddress, listAddress } from '@/components/memorial/list/list-address';
import { ListScreen } from '@/components/memorial/list/list-screen';
import { ButtonLink } from '@/components/ui/button';
import { requireUser } from '@/lib/auth/page-viewer';
import { log } from '@/lib/log/log';
import { myMemorials } from '@/lib/memorials/queries/my-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: 'My Memorials', robots: { index: false } };

export default async function MyMemorialsPage({ searchParams }: Props) {
  const query = listQuerySchema.parse({ ...(await searchParams), limit: undefined });
  const viewer = await requireUser(listAddress('mine', query), 'Please log in to continue.');
  const list = await myMemorials(viewer.userId, query).catch(logged);
  const lastPage = list && lastPageAddress('mine', query, list);
  if (lastPage) redirect(lastPage);
  return (
    <ListScreen
      kind="mine"
      title="My Memorials"
      lead="The memorials you created. Those marked Private are seen by you and our team only."
      query={query}
      list={list}
      start={{
        words: 'You have not created a memorial yet.',
        action: <ButtonLink href={paths.createMemorial}>Create Memorial</ButtonLink>,
      }}
    />
  );
}

/** The page says that it cannot be shown, and no more (spec 8). */
function logged(error: unknown): null {
  log.error({ err: error }, 'the list of somebody’s own memorials could not be read');
  return null;
}
