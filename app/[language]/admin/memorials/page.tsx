import type { Metadata } from 'next';
import { ListPage } from '@/components/admin/list-page';
import { MemorialList } from '@/components/admin/memorial-list';
import type { SearchParams } from '@/lib/admin/list-query';
import { listAllMemorials } from '@/lib/admin/queries/list-all-memorials';
import { readList } from '@/lib/admin/read-list';
import { memorialsQuerySchema } from '@/lib/admin/schema';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.memorials.title'), robots: { index: false } };
}

export default async function MemorialsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(paths.adminMemorials);
  const { place, query, list } = await readList({
    path: paths.adminMemorials,
    part: 'memorials',
    searchParams,
    schema: memorialsQuerySchema,
    names: ['page', 'search', 'sortBy', 'sortOrder'],
    read: listAllMemorials,
  });
  return (
    <ListPage path={paths.adminMemorials} list={list}>
      {(list) => <MemorialList place={place} query={query} list={list} />}
    </ListPage>
  );
}
