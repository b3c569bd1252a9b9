import { useLocale } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import type { NewMemorialView } from '@/lib/memorials/queries/newest-memorials';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';
import { nameLook } from '../name-look-rules';
import { Niche } from '../niche';
import { growthOf } from '../niche-rules';
import { Portrait } from '../portrait';
import { placesOnWall } from './wall-rules';

/**
 * Three memorials in their niches on one wall (memorial-wall.css), on its tone. Renders nothing with fewer. Their
 * pictures are lazy: on a phone the words come first, and a picture that loads before the style sheet delays them.
 */
export function MemorialWall({ memorials }: { memorials: NewMemorialView[] }) {
  const places = placesOnWall(memorials);
  if (!places) return null;
  return (
    <ul data-tone={wreathOf(places[1])} className="memorial-wall">
      {places.map((memorial, index) => (
        <OnWall key={memorial.id} memorial={memorial} isMiddle={index === 1} />
      ))}
    </ul>
  );
}

function OnWall({ memorial, isMiddle }: { memorial: NewMemorialView; isMiddle: boolean }) {
  const say = useSay();
  const language = useLocale();
  const portrait = (
    <Portrait
      pictureId={memorial.pictureId}
      name={memorial.fullName}
      wreath={wreathOf(memorial)}
      sizes={isMiddle ? '(min-width: 64rem) 19rem, 45vw' : '(min-width: 64rem) 12rem, 25vw'}
      onWall
    />
  );
  return (
    <li className="group text-center wrap-anywhere">
      <div className="niche">
        {isMiddle ? (
          <Niche growth={growthOf(memorial.tributeCount, memorial.enableDigitalFlowers)}>
            {portrait}
          </Niche>
        ) : (
          portrait
        )}
      </div>
      <div className="mx-[calc(var(--gap)*-0.4)] py-4">
        <p
          className="font-display text-sm leading-tight sm:text-lg"
          {...nameLook(memorial.fullName)}
          dir="auto"
        >
          <PageLink
            href={paths.memorial(memorial.id)}
            className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {memorial.fullName}
          </PageLink>
        </p>
        <p className="mt-1 text-xs text-ink-soft">{lifeYears(memorial, say, language)}</p>
      </div>
    </li>
  );
}
