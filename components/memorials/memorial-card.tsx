import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Bloom } from '@/components/layout/bloom';
import { type LifeDates, lifeYears } from '@/lib/memorials/life-date-rules';
import type { OtherName } from '@/lib/memorials/name-rules';
import type { Wreath } from '@/lib/memorials/rules';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { PersonFound } from '@/lib/search/person-found';
import { CardLink } from './card-link';
import { MatchReason, matchReasonLabels } from './list/match-reason';
import { CARD_SIZES } from './memorial-grid';
import { nameHeadingAttributes } from './name-heading-rules';
import { Portrait } from './portrait';

export type MemorialCardProps = LifeDates & {
  id: string;
  fullName: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | null;
  /** A name in another language by which a search found the memorial, if it is not the heading. */
  foundBy?: OtherName | undefined;
  /** Any other name by which a search found the memorial, for example a maiden name. */
  because?: PersonFound['because'];
  /** Loads the picture at once; for cards that are initially in view. */
  eager?: boolean;
  /** Additional content at the bottom. */
  children?: ReactNode;
};

/** A memorial in a list: picture, name, years and whether flowers are welcome (product.md 2). */
export function MemorialCard(memorial: MemorialCardProps) {
  const t = useTranslate();
  const language = useLocale();
  return (
    <article className="group relative text-center wrap-break-word">
      <Portrait
        pictureId={memorial.pictureId}
        name={memorial.fullName}
        wreath={wreathOf(memorial)}
        sizes={CARD_SIZES}
        inList
        eager={memorial.eager}
      />
      <h2 className="mt-4 text-card" {...nameHeadingAttributes(memorial.fullName)} dir="auto">
        <CardLink memorialId={memorial.id} name={memorial.fullName} />
      </h2>
      {memorial.foundBy ? (
        <p className="font-serif">
          <bdi lang={memorial.foundBy.language}>{memorial.foundBy.fullName}</bdi>
        </p>
      ) : (
        memorial.because && (
          <p className="font-serif">
            <MatchReason because={memorial.because} labels={matchReasonLabels(t)} />
          </p>
        )
      )}
      <p className="mt-1 font-serif text-sm text-ink-soft">{lifeYears(memorial, t, language)}</p>
      <p className="mt-1 text-xs text-wrap text-ink-soft">
        <Bloom className="me-1.5 inline-block size-4.5 align-[-0.2em]" />
        {memorial.enableDigitalFlowers
          ? t('lists.card.flowersAllowed')
          : t('lists.card.flowersNotAllowed')}
      </p>
      {memorial.children}
    </article>
  );
}
