import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { lastPageAddress, listAddress } from '@/components/memorials/list/list-address';
import { ListScreen } from '@/components/memorials/list/list-screen';
import { ButtonLink } from '@/components/ui/button';
import { myMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { pathIn } from '@/lib/platform/language/addresses';
import { getLanguage } from '@/lib/platform/language/get-language';
import { log } from '@/lib/platform/log';
import { paths } from '@/lib/platform/paths';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: 'My Memorials', robots: { index: false } };

export default async function MyMemorialsPage({ searchParams }: Props) {
  const query = listQuerySchema.parse({ ...(await searchParams), limit: undefined });
  const viewer = await requireUser(listAddress('mine', query), 'Please log in to continue.');
  const list = await myMemorials(viewer.userId, query).catch(logged);
  const lastPage = list && lastPageAddress('mine', query, list);
  if (lastPage) redirect(pathIn(await getLanguage(), lastPage));
  return (
    <ListScreen
      kind="mine"
      title="My Memorials"
      lead="The memorials you created. Only you and our administrators can see those marked Private."
      query={query}
      list={list}
      start={{
        message: 'You have not created a memorial yet.',
        action: <ButtonLink href={paths.createMemorial}>Create Memorial</ButtonLink>,
      }}
    />
  );
}

/** The page only says that the list cannot be shown; the reason is logged (product.md 8). */
function logged(error: unknown): null {
  log.error({ err: error }, 'could not load a member’s own memorials');
  return null;
}
