import type { MemorialView } from '@/lib/memorials/queries/memorial-view';
import { MemorialSection } from './memorial-section';
import { eventLabel } from './page/event-label';
import { Farewell } from './page/farewell';
import { Paragraphs } from './paragraphs';

/** The biography, then the facts that the family entered. */
export function MemorialAbout({ memorial }: { memorial: MemorialView }) {
  return (
    <MemorialSection id="about" title="About" panel>
      <div className="keepsake-life grid gap-10 @4xl:grid-cols-[minmax(0,65ch)_minmax(16rem,1fr)]">
        <div className="min-w-0 space-y-8 wrap-anywhere">
          <Paragraphs text={memorial.biography} />
          <Achievements achievements={memorial.achievements} />
          <Farewell {...memorial} />
        </div>
        <FactList
          facts={[
            { label: 'Nationality', value: memorial.nationality },
            { label: 'Languages', value: memorial.languagesSpoken.join(', ') },
            { label: 'Religion', value: memorial.religion },
            { label: 'Hobbies', value: memorial.hobbies.join(', ') },
            { label: 'Charities', value: memorial.charities.join(', ') },
            { label: 'Cause of death', value: memorial.primaryCause },
            { label: 'Event', value: eventLabel(memorial) },
          ]}
        />
      </div>
    </MemorialSection>
  );
}

function Achievements({ achievements }: { achievements: string[] }) {
  if (achievements.length === 0) return null;
  return (
    <div>
      <h3 className="text-xl">Achievements</h3>
      <ul className="mt-3 max-w-measure list-disc space-y-1 ps-6 marker:text-gold">
        {achievements.map((achievement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people may write the same line twice.
          <li key={index} dir="auto">
            {achievement}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Fact = { label: string; value: string };

/** Facts beside the biography; those without a value are left out. */
function FactList({ facts }: { facts: Fact[] }) {
  const known = facts.filter((fact) => fact.value !== '');
  return (
    <dl className="self-start rounded-lg border border-line bg-surface px-5">
      {known.map((fact) => (
        <div key={fact.label} className="border-b border-line py-3 last:border-0">
          <dt className="text-sm text-ink-soft">{fact.label}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
