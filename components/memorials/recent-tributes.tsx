import type { TributeView } from '@/lib/tributes/queries/tribute-views';
import { RECENT_TRIBUTES, tributeAnchor } from '@/lib/tributes/rules';
import { MemorialSection, NothingYet } from './memorial-section';
import { AllTributes } from './tributes/all-tributes';
import { TributeCard } from './tributes/tribute-card';

type Props = {
  memorialId: string;
  /** The first page of them, newest first. */
  tributes: TributeView[];
  count: number;
  acceptsTributes: boolean;
};

/** The newest tributes, and a button that shows all of them (product.md 2). */
export function RecentTributes({ memorialId, tributes, count, acceptsTributes }: Props) {
  if (count === 0 && !acceptsTributes) return null;
  const later = tributes.slice(RECENT_TRIBUTES);
  return (
    <MemorialSection id="tributes" title={titleFor(count)} empty={count === 0}>
      {count === 0 && <NothingYet>No flowers have been left yet.</NothingYet>}
      <ul className="newest-tributes keepsake-columns grid gap-4 @3xl:grid-cols-3">
        {tributes.slice(0, RECENT_TRIBUTES).map((tribute) => (
          <TributeCard key={tribute.id} {...tribute} anchor={tributeAnchor(tribute.id)} />
        ))}
      </ul>
      {count > RECENT_TRIBUTES && <AllTributes memorialId={memorialId} />}
      {later.length > 0 && (
        // The dialog with all of them needs script; these are for people without it, and for paper.
        <ul className="newest-tributes keepsake-columns grid gap-4 @3xl:grid-cols-3 [@media_screen_and_(scripting:enabled)]:hidden">
          {later.map((tribute) => (
            <TributeCard key={tribute.id} {...tribute} />
          ))}
        </ul>
      )}
      {count > tributes.length && (
        <>
          <p className="newest-tributes hidden print:block">
            {`${moreTributes(count - tributes.length)} on the page. Its Print button prints them all.`}
          </p>
          {/* Print fills it with all of them. */}
          <ul id="printed-tributes" className="keepsake-columns hidden gap-4 print:grid" />
        </>
      )}
    </MemorialSection>
  );
}

const moreTributes = (count: number) =>
  count === 1 ? '1 more tribute is' : `${count} more tributes are`;

function titleFor(count: number): string {
  if (count === 0) return 'Tributes';
  return count === 1 ? '1 tribute' : `${count} tributes`;
}
