import type { Metadata } from 'next';
import { lastPageAddress, listAddress } from '@/components/memorials/list/list-address';
import { ListScreen } from '@/components/memorials/list/list-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientWords } from '@/components/ui/client-words';
import { myMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getSay } from '@/lib/platform/language/get-say';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { memorialsAreOpen } from '@/lib/platform/site-settings/doors';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getSay())('lists.mine.title'),
  robots: { index: false },
});

export default async function MyMemorialsPage({ searchParams }: Props) {
  const query = listQuerySchema.parse({ ...(await searchParams), limit: undefined });
  const say = await getSay();
  const viewer = await requireUser(listAddress('mine', query), say('api.logIn'));
  const list = await myMemorials(viewer, query).catch(logged);
  const lastPage = list && lastPageAddress('mine', query, list);
  if (lastPage) return redirectInLanguage(lastPage);
  return (
    <ClientWords parts={['lists.search', 'ui']}>
      <ListScreen
        kind="mine"
        title={say('lists.mine.title')}
        lead={say('lists.mine.lead')}
        query={query}
        list={list}
        start={{
          message: say('lists.mine.none'),
          action: memorialsAreOpen() && (
            <ButtonLink href={paths.createMemorial}>{say('lists.mine.create')}</ButtonLink>
          ),
        }}
      />
    </ClientWords>
  );
}

/** The page only says that the list could not be loaded; the reason is logged (product.md 8). */
function logged(error: unknown): null {
  log.error({ err: error }, 'could not load a member’s own memorials');
  return null;
}
