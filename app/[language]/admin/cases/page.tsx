import type { Metadata } from 'next';
import { CaseList } from '@/components/admin/case-list';
import { ListPage } from '@/components/admin/list-page';
import type { SearchParams } from '@/lib/admin/list-query';
import { readList } from '@/lib/admin/read-list';
import { listCases } from '@/lib/cases/queries/list-cases';
import { casesQuery } from '@/lib/cases/schema';
import { adminCases } from '@/lib/keepers/api-paths';
import { requireAdmin } from '@/lib/platform/auth/page-viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('admin.cases.title'), robots: { index: false } };
}

export default async function CasesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminCases);
  const { place, query, list } = await readList({
    path: adminCases,
    part: 'cases',
    searchParams,
    schema: casesQuery,
    names: ['tab', 'page'],
    read: listCases,
  });
  return (
    <ListPage path={adminCases} list={list}>
      {(list) => <CaseList place={place} tab={query.tab} list={list} />}
    </ListPage>
  );
}
