import type { Metadata } from 'next';
import { ListPage } from '@/components/admin/list-page';
import { TributeList } from '@/components/admin/tribute-list';
import type { SearchParams } from '@/lib/admin/list-query';
import { listTributes } from '@/lib/admin/queries/list-tributes';
import { readList } from '@/lib/admin/read-list';
import { tributesQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.tributes.title'), robots: { index: false } };
}

export default async function TributesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminTributes);
  const { place, query, list } = await readList({
    path: paths.adminTributes,
    part: 'tributes',
    searchParams,
    schema: tributesQuerySchema,
    names: ['page', 'search', 'sortBy', 'sortOrder'],
    read: listTributes,
  });
  return (
    <ListPage path={paths.adminTributes} list={list}>
      {(list) => <TributeList place={place} query={query} list={list} />}
    </ListPage>
  );
}
