import { useLocale } from 'next-intl';
import type { Written } from '@/lib/memorials/page-words';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useSay } from '@/lib/platform/language/use-say';
import { MemorialSection } from './memorial-section';
import { eventLabel } from './page/event-label';
import { Farewell } from './page/farewell';
import { AlsoIn, OwnWords } from './page/other-words';
import { Biography } from './paragraphs';
import { PartsToAdd } from './parts-to-add';
import { YearsOfLife } from './years-of-life';

export function MemorialAbout({ memorial }: { memorial: MemorialPageView }) {
  const say = useSay();
  const { words } = memorial;
  const language = useLocale();
  return (
    <MemorialSection id="about" title={say('memorial.tabs.about')} panel>
      <div className="keepsake-life grid gap-10 min-[75rem]:grid-cols-[minmax(0,38rem)_minmax(12rem,1fr)] min-[75rem]:grid-rows-[auto_1fr] min-[75rem]:gap-x-16">
        <div className="min-w-0 space-y-10 wrap-anywhere">
          <div className="space-y-4">
            <AlsoIn {...memorial} />
            <Biography {...words.biography} />
            <OwnWords own={words.own} />
          </div>
          <Achievements {...words.achievements} />
          <YearsOfLife memorial={memorial} />
          <Farewell {...memorial} />
        </div>
        <FactList
          facts={[
            { label: say('memorial.about.nationality'), value: memorial.nationality },
            { label: say('memorial.about.languages'), value: memorial.languagesSpoken.join(', ') },
            { label: say('memorial.about.religion'), value: memorial.religion },
            { label: say('memorial.about.hobbies'), ...listed(words.hobbies) },
            { label: say('memorial.about.charities'), ...listed(words.charities) },
            { label: say('memorial.about.causeOfDeath'), value: memorial.primaryCause },
            { label: say('memorial.about.event'), value: eventLabel(memorial, say, language) },
          ]}
        />
        <PartsToAdd memorial={memorial} />
      </div>
    </MemorialSection>
  );
}

const listed = ({ value, lang }: Written<string[]>) => ({ value: value.join(', '), lang });

function Achievements({ value: achievements, lang }: Written<string[]>) {
  const say = useSay();
  if (achievements.length === 0) return null;
  return (
    <div>
      <h3 className="text-2xl">{say('memorial.about.achievements')}</h3>
      <ul
        lang={lang}
        className="mt-3 max-w-measure list-disc space-y-1 ps-6 font-serif text-read marker:text-gold"
      >
        {achievements.map((achievement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people may write the same line twice.
          <li key={index}>
            <span dir="auto">{achievement}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Fact = { label: string; value: string; lang?: Written['lang'] };

/** Facts in the margin, or below the text on narrow screens. Facts without a value are omitted. */
function FactList({ facts }: { facts: Fact[] }) {
  const known = facts.filter((fact) => fact.value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="grid gap-x-6 self-start min-[75rem]:row-span-2 max-[75rem]:grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]">
      {known.map((fact) => (
        <div key={fact.label} className="border-t border-gold pt-3 pb-4">
          <dt className="text-xs text-ink-soft">{fact.label}</dt>
          <dd
            lang={fact.lang}
            className="font-serif text-read leading-snug wrap-anywhere"
            dir="auto"
          >
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
