import type { Metadata } from 'next';
import { lastPageAddress, listAddress } from '@/components/memorials/list/list-address';
import { ListScreen } from '@/components/memorials/list/list-screen';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientMessages } from '@/components/ui/client-messages';
import { listMyMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { redirectInLanguage } from '@/lib/platform/language/redirect-in-language';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { areMemorialsOpen } from '@/lib/platform/site-settings/feature-settings';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslate())('lists.mine.title'),
  robots: { index: false },
});

export default async function MyMemorialsPage({ searchParams }: Props) {
  const query = listQuerySchema.parse({ ...(await searchParams), limit: undefined });
  const t = await getTranslate();
  const viewer = await requireUser(listAddress('mine', query), t('api.logIn'));
  const list = await listMyMemorials(viewer, query).catch(logAndReturnNull);
  const lastPage = list && lastPageAddress('mine', query, list);
  if (lastPage) return redirectInLanguage(lastPage);
  return (
    <ClientMessages parts={['lists.search', 'ui']}>
      <ListScreen
        kind="mine"
        title={t('lists.mine.title')}
        lead={t('lists.mine.lead')}
        query={query}
        list={list}
        emptyListNotice={{
          message: t('lists.mine.none'),
          action: areMemorialsOpen() && (
            <ButtonLink href={paths.createMemorialPage}>{t('lists.mine.create')}</ButtonLink>
          ),
        }}
      />
    </ClientMessages>
  );
}

/** The page only says that the list could not be loaded; the reason is logged (product.md 8). */
function logAndReturnNull(error: unknown): null {
  log.error({ err: error }, 'could not load a member’s own memorials');
  return null;
}
