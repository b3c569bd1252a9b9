import { wordsOfName } from '@/lib/memorials/queries/list-filter';
import { listMemorials, type MemorialCardView } from '@/lib/memorials/queries/list-memorials';
import { listQuerySchema } from '@/lib/memorials/schema-list';
import { becauseOf, type PersonFound } from '../person-found';
import type { SearchQuery } from '../schema';

type ExactGroup = {
  people: PersonFound[];
  currentPage: number;
  totalPages: number;
  total: number;
  /** False: there are more than `total`. */
  totalIsExact: boolean;
};

/** What a search found: people with its words in their names, and if these are few, others whose names are alike. */
type Search = {
  exact: ExactGroup;
  alike: PersonFound[];
  /** Another spelling, and how many people have it. */
  didYouMean: { query: string; people: number } | null;
};

/** Searches the public memorials by name. Nothing about the search is kept. */
export async function searchPeople({ q, page }: SearchQuery): Promise<Search> {
  const { memorials, ...counts } = await listMemorials(listQuerySchema.parse({ name: q, page }));
  const people = memorials.map((card) => withReason(card, q));
  return { exact: { people, ...counts, totalIsExact: true }, alike: [], didYouMean: null };
}

/** The first people whose names have the words of a search, for a list below the field: at most six. */
export async function suggestPeople(q: string): Promise<PersonFound[]> {
  if (q === '') return [];
  const { memorials } = await listMemorials(listQuerySchema.parse({ name: q, limit: 6 }));
  return memorials.map((card) => withReason(card, q));
}

const withReason = (card: MemorialCardView, q: string): PersonFound => ({
  ...card,
  because: becauseOf(wordsOfName(q), {
    ...card,
    nickName: '',
    maidenName: '',
    otherNames: card.foundBy ? [card.foundBy] : [],
  }),
});
