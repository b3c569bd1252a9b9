import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { lifeYears } from '@/lib/memorials/rules';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';
import { Portrait } from './portrait';

export type MemorialCardProps = {
  id: string;
  fullName: string;
  /** ISO days. */
  birthDate: string;
  deathDate: string;
  pictureId: string | null;
  enableDigitalFlowers: boolean;
  /** Loads the picture at once, for a card that is in view from the start. */
  eager?: boolean;
  /** Further content, below the rest. */
  children?: ReactNode;
};

/** One memorial in a list: picture, name, years and whether flowers are welcome (product.md 2). */
export function MemorialCard(memorial: MemorialCardProps) {
  const say = useSay();
  return (
    <article className="group relative h-full rounded-lg border border-line bg-surface p-3 transition-colors hover:border-primary max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:items-start max-sm:gap-3">
      <Portrait
        pictureId={memorial.pictureId}
        name={memorial.fullName}
        sizes="(min-width: 1024px) 17rem, (min-width: 640px) 45vw, 7rem"
        eager={memorial.eager}
      />
      <div className="px-1 pb-2 sm:pt-4">
        <h2 className="text-xl" dir="auto">
          <PageLink
            href={paths.memorial(memorial.id)}
            className="text-ink no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {memorial.fullName}
          </PageLink>
        </h2>
        <p className="mt-1 font-serif text-ink-soft">
          {lifeYears(memorial.birthDate, memorial.deathDate)}
        </p>
        <p className="mt-1 text-xs text-ink-soft">
          {memorial.enableDigitalFlowers
            ? say('lists.card.flowersAllowed')
            : say('lists.card.flowersNotAllowed')}
        </p>
        {memorial.children}
      </div>
    </article>
  );
}
