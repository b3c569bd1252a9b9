import type { Metadata } from 'next';
import { CondolenceList } from '@/components/admin/condolence-list';
import { ListPage } from '@/components/admin/list-page';
import type { SearchParams } from '@/lib/admin/list-query';
import { readList } from '@/lib/admin/read-list';
import { operatorQueue } from '@/lib/condolences/queries/operator-queue';
import { operatorQueueQuery } from '@/lib/condolences/schema';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.condolences.title'), robots: { index: false } };
}

export default async function CondolencesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminCondolences);
  const { place, query, list } = await readList({
    path: paths.adminCondolences,
    part: 'condolences',
    searchParams,
    schema: operatorQueueQuery,
    names: ['tab', 'page'],
    read: operatorQueue,
  });
  return (
    <ListPage path={paths.adminCondolences} list={list}>
      {(list) => <CondolenceList place={place} tab={query.tab} list={list} />}
    </ListPage>
  );
}
