import { useLocale } from 'next-intl';
import type { WrittenText } from '@/lib/memorials/page-words';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { MemorialSection } from './memorial-section';
import { eventLabel } from './page/event-label';
import { ServiceDetails } from './page/service-details';
import { OriginalText, TranslationLinks } from './page/translation-links';
import { Biography } from './paragraphs';
import { PartsToAdd } from './parts-to-add';
import { YearsOfLife } from './years-of-life';

type Props = { memorial: MemorialPageView; hasGallery: boolean };

export function MemorialAbout({ memorial, hasGallery }: Props) {
  const t = useTranslate();
  const { words } = memorial;
  const language = useLocale();
  return (
    <MemorialSection id="about" title={t('memorial.tabs.about')} panel>
      <div className="keepsake-life grid gap-10 min-[75rem]:grid-cols-[minmax(0,38rem)_minmax(12rem,1fr)] min-[75rem]:grid-rows-[auto_1fr] min-[75rem]:gap-x-16">
        <div className="min-w-0 space-y-10 wrap-anywhere">
          <div className="space-y-4">
            <TranslationLinks {...memorial} />
            <Biography {...words.biography} />
            <OriginalText own={words.own} />
          </div>
          <Achievements {...words.achievements} />
          <YearsOfLife memorial={memorial} />
          <ServiceDetails {...memorial} />
        </div>
        <FactList
          facts={[
            { label: t('memorial.about.nationality'), value: memorial.nationality },
            { label: t('memorial.about.languages'), value: memorial.languagesSpoken.join(', ') },
            { label: t('memorial.about.religion'), value: memorial.religion },
            { label: t('memorial.about.hobbies'), ...joinList(words.hobbies) },
            { label: t('memorial.about.charities'), ...joinList(words.charities) },
            { label: t('memorial.about.causeOfDeath'), value: memorial.primaryCause },
            { label: t('memorial.about.event'), value: eventLabel(memorial, t, language) },
          ]}
        />
        <PartsToAdd memorial={memorial} hasGallery={hasGallery} />
      </div>
    </MemorialSection>
  );
}

const joinList = ({ value, lang }: WrittenText<string[]>) => ({ value: value.join(', '), lang });

function Achievements({ value: achievements, lang }: WrittenText<string[]>) {
  const t = useTranslate();
  if (achievements.length === 0) return null;
  return (
    <div>
      <h3 className="text-2xl">{t('memorial.about.achievements')}</h3>
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

type Fact = { label: string; value: string; lang?: WrittenText['lang'] };

/** Facts in the margin, or below the text on narrow screens. Facts without a value are omitted. */
function FactList({ facts }: { facts: Fact[] }) {
  const knownFacts = facts.filter((fact) => fact.value !== '');
  if (knownFacts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 self-start min-[75rem]:row-span-2 max-[75rem]:grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]">
      {knownFacts.map((fact) => (
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
