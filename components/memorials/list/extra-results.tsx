import { MemorialCard, type MemorialCardProps } from '@/components/memorials/memorial-card';
import { MemorialGrid } from '@/components/memorials/memorial-grid';
import { PageLink } from '@/components/ui/page-link';
import type { ListQuery } from '@/lib/memorials/schema-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { type ListKind, listAddress } from './list-address';

type Person = Omit<MemorialCardProps, 'eager' | 'children'>;

/** Additional results of a search by name that has few exact matches. */
export type ExtraResults = {
  alike: Person[];
  /** An alternative spelling, and how many people have it. */
  didYouMean: { query: string; people: number } | null;
};

type DidYouMeanProps = { kind: ListKind; query: ListQuery; suggestion: ExtraResults['didYouMean'] };

/** A link to the same search with an alternative spelling. */
export function DidYouMean({ kind, query, suggestion }: DidYouMeanProps) {
  const t = useTranslate();
  if (!suggestion) return null;
  return (
    <p className="text-lg">
      {t.rich('lists.results.didYouMean', {
        name: suggestion.query,
        link: (chunks) => (
          <PageLink
            href={listAddress(kind, { ...query, page: 1, name: suggestion.query })}
            className="text-link inline-flex min-h-target items-center font-semibold wrap-anywhere"
          >
            <bdi>{chunks}</bdi>
          </PageLink>
        ),
      })}
    </p>
  );
}

/** People with similar names, under their own heading, so that they do not mix with exact matches. */
export function SimilarNames({ people }: { people: Person[] }) {
  const t = useTranslate();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="names-alike" className="space-y-8 border-t border-gold pt-6">
      <h2 id="names-alike" className="text-2xl">
        {t('lists.results.alike')}
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
