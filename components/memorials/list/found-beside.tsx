import { MemorialCard, type MemorialCardProps } from '@/components/memorials/memorial-card';
import { MemorialGrid } from '@/components/memorials/memorial-grid';
import { PageLink } from '@/components/ui/page-link';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useSay } from '@/lib/platform/language/use-say';
import { type ListKind, listAddress } from './list-address';

type Person = Omit<MemorialCardProps, 'eager' | 'children'>;

/** What a search by name found beside the people who have that name, where these are few. */
export type FoundBeside = {
  alike: Person[];
  /** Another spelling, and how many people have it. */
  didYouMean: { query: string; people: number } | null;
};

type DidYouMeanProps = { kind: ListKind; query: ListQuery; meant: FoundBeside['didYouMean'] };

/** The same search with another spelling. */
export function DidYouMean({ kind, query, meant }: DidYouMeanProps) {
  const say = useSay();
  if (!meant) return null;
  return (
    <p className="text-lg">
      {say.rich('lists.results.didYouMean', {
        name: meant.query,
        link: (chunks) => (
          <PageLink
            href={listAddress(kind, { ...query, page: 1, name: meant.query })}
            className="text-link inline-flex min-h-target items-center font-semibold wrap-anywhere"
          >
            <bdi>{chunks}</bdi>
          </PageLink>
        ),
      })}
    </p>
  );
}

/** People whose names are like the searched one, under a heading that says so: they never mix with those who have it. */
export function NamesAlike({ people }: { people: Person[] }) {
  const say = useSay();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="names-alike" className="space-y-8 border-t border-gold pt-6">
      <h2 id="names-alike" className="text-2xl">
        {say('lists.results.alike')}
      </h2>
      <MemorialGrid className="mb-14">
        {people.map((person) => (
          <li key={person.id}>
            <MemorialCard {...person} />
          </li>
        ))}
      </MemorialGrid>
    </section>
  );
}
