import { useLocale } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import type { NewMemorialView } from '@/lib/memorials/queries/newest-memorials';
import type { Wreath } from '@/lib/memorials/rules';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { nameHeadingAttributes } from '../name-heading-rules';
import { Niche } from '../niche';
import { getNicheGrowth } from '../niche-rules';
import { Portrait } from '../portrait';
import { WreathCard } from '../wreath-card';

/** The wreaths in empty niches, by position. */
const EMPTY_NICHE_WREATHS: readonly Wreath[] = ['olive', 'rose', 'lavender'];
const MIDDLE = 1;
/** The widths of the arches, as in memorial-wall.css. */
const MIDDLE_SIZES = '(min-width: 64rem) min(19.2vw, 19.2rem), min(19.2rem, 44.4vw - 2.5rem)';
const SIDE_SIZES = '(min-width: 64rem) min(12vw, 12rem), min(12rem, 27.8vw - 1.55rem)';

/**
 * Three niches on a wall (memorial-wall.css) in the colour of the middle one. Their pictures load lazily: on phones the
 * text is above them, and a picture that loads before the style sheet would delay the text.
 */
export function MemorialWall({ niches }: { niches: (NewMemorialView | null)[] }) {
  const middle = niches[MIDDLE];
  return (
    <ul
      data-tone={middle ? wreathOf(middle) : EMPTY_NICHE_WREATHS[MIDDLE]}
      className="memorial-wall"
    >
      {niches.map((memorial, position) =>
        memorial ? (
          <WallNiche key={memorial.id} memorial={memorial} isMiddle={position === MIDDLE} />
        ) : (
          <EmptyNiche
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty niche is identified by its position.
            key={position}
            wreath={EMPTY_NICHE_WREATHS[position] ?? 'rose'}
            isMiddle={position === MIDDLE}
          />
        ),
      )}
    </ul>
  );
}

/** Leaves without a picture, as decoration. */
function EmptyNiche({ wreath, isMiddle }: { wreath: Wreath; isMiddle: boolean }) {
  const leaves = (
    <div className="aspect-4/5 overflow-hidden rounded-t-full bg-surface shadow-mat">
      <WreathCard wreath={wreath} name="" label="" />
    </div>
  );
  return (
    <li aria-hidden className="text-center">
      <div className="niche">
        {isMiddle ? <Niche growth={getNicheGrowth(0, true)}>{leaves}</Niche> : leaves}
      </div>
      <div />
    </li>
  );
}

function WallNiche({ memorial, isMiddle }: { memorial: NewMemorialView; isMiddle: boolean }) {
  const t = useTranslate();
  const language = useLocale();
  const portrait = (
    <Portrait
      pictureId={memorial.pictureId}
      name={memorial.fullName}
      wreath={wreathOf(memorial)}
      sizes={isMiddle ? MIDDLE_SIZES : SIDE_SIZES}
      inList={!isMiddle}
      onWall
    />
  );
  return (
    <li className="group text-center wrap-anywhere">
      <div className="niche">
        {isMiddle ? (
          <Niche growth={getNicheGrowth(memorial.tributeCount, memorial.enableDigitalFlowers)}>
            {portrait}
          </Niche>
        ) : (
          portrait
        )}
      </div>
      <div className="mx-[calc(var(--gap)*-0.4)] py-4">
        <p
          className="font-display text-sm leading-tight sm:text-lg"
          {...nameHeadingAttributes(memorial.fullName)}
          dir="auto"
        >
          <PageLink
            href={paths.memorial(memorial.id)}
            className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {memorial.fullName}
          </PageLink>
        </p>
        <p className="mt-1 text-xs text-ink-soft">{lifeYears(memorial, t, language)}</p>
      </div>
    </li>
  );
}
