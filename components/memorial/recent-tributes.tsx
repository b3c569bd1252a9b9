import type { TributeView } from '@/lib/tributes/queries/tribute-views';
import { RECENT_TRIBUTES } from '@/lib/tributes/rules';
import { MemorialSection } from './memorial-section';
import { NothingYet } from './page/nothing-yet';
import { AllTributes } from './tributes/all-tributes';
import { TributeCard } from './tributes/tribute-card';

type Props = {
  memorialId: string;
  /** The first page of them, newest first. */
  tributes: TributeView[];
  count: number;
  flowersWelcome: boolean;
};

/** The newest tributes, each with a bloom, and the way to all (spec 2). */
export function RecentTributes({ memorialId, tributes, count, flowersWelcome }: Props) {
  if (count === 0 && !flowersWelcome) return null;
  const later = tributes.slice(RECENT_TRIBUTES);
  return (
    <MemorialSection id="tributes" title={titleFor(count)} empty={count === 0}>
      {count === 0 && <NothingYet>No flowers have been left yet.</NothingYet>}
      <ul className="keepsake-columns grid gap-4 @3xl:grid-cols-3">
        {tributes.slice(0, RECENT_TRIBUTES).map((tribute) => (
          <TributeCard key={tribute.id} {...tribute} />
        ))}
      </ul>
      {count > RECENT_TRIBUTES && <AllTributes memorialId={memorialId} />}
      {later.length > 0 && (
        // The window with all of them needs script; these are there for people without.
        <noscript>
          <ul className="grid gap-4 @3xl:grid-cols-3">
            {later.map((tribute) => (
              <TributeCard key={tribute.id} {...tribute} />
            ))}
          </ul>
        </noscript>
      )}
    </MemorialSection>
  );
}

function titleFor(count: number): string {
  if (count === 0) return 'Tributes';
  return count === 1 ? '1 tribute' : `${count} tributes`;
}
