import type { Metadata } from 'next';
import { MemorialCard } from '@/components/memorial/memorial-card';
import { MemorialSearch } from '@/components/memorial/memorial-search';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { listMemorials } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { paths } from '@/lib/paths';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = {
  title: 'Find Memorials',
  description: 'Find the memorial of someone by their name.',
};

const FIRST_ROW = 5;

export default async function FindMemorialsPage({ searchParams }: Props) {
  const { name, page } = listQuerySchema.pick({ name: true, page: true }).parse(await searchParams);
  const list = await listMemorials(listQuerySchema.parse({ name, page }));
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">Find Memorials</h1>
      <MemorialSearch name={name} />
      {list.memorials.length === 0 ? (
        <EmptyState title="No memorials found matching your search." />
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
            {list.memorials.map((memorial, index) => (
              <li key={memorial.id}>
                <MemorialCard {...memorial} eager={index < FIRST_ROW} />
              </li>
            ))}
          </ul>
          <Pager
            page={list.currentPage}
            pages={list.totalPages}
            href={(to) => paths.findMemorialsPage({ name, page: to })}
            label="Pages of memorials"
          />
        </>
      )}
    </div>
  );
}
