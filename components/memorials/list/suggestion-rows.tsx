import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage } from '#use-language';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import type { Translate } from '@/lib/platform/language/message';
import type { SuggestedPerson } from './fetch-suggestions';
import { MatchReason } from './match-reason';
import type { SuggestLabels } from './suggest-labels';

type OptionProps = { id: string | undefined; isActive: boolean; onChoose: () => void };

export function OptionRow({
  id,
  isActive,
  onChoose,
  children,
}: OptionProps & { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys (suggestions.tsx).
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus; its aria-activedescendant is the active row.
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className="flex min-h-target cursor-pointer items-center gap-3 px-4 py-1 text-start hover:bg-primary-soft aria-selected:bg-primary-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
    >
      {children}
    </div>
  );
}

type PersonProps = OptionProps & { person: SuggestedPerson; labels: SuggestLabels };

/** A suggested person: picture, name, years and, if it is not the full name, the name that was found. */
export function PersonRow({ person, labels, ...option }: PersonProps) {
  const years = lifeYears(person, translateDates(labels), useLanguage());
  return (
    <OptionRow {...option}>
      <Picture picture={person.mainPicture} name={person.fullName} />
      <span className="min-w-0 wrap-anywhere">
        <bdi className="font-serif">{person.fullName}</bdi>{' '}
        <span className="text-sm text-ink-soft">
          <span className="whitespace-nowrap">{years}</span>
          {person.because && (
            <>
              {' · '}
              <MatchReason because={person.because} labels={labels} />
            </>
          )}
        </span>
      </span>
    </OptionRow>
  );
}

/** A small picture, or the first letter of the name. */
function Picture({ picture, name }: { picture: string | null; name: string }) {
  const shape = 'h-10 w-8 shrink-0 rounded-t-full';
  if (!picture)
    return (
      <span aria-hidden className={`${shape} grid place-items-center bg-sunken font-display`}>
        {[...name.trim()][0]}
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next.
    <img
      src={picture.replace(/\d+$/, '320')}
      alt=""
      width={32}
      height={40}
      decoding="async"
      className={`${shape} object-cover object-[50%_30%]`}
    />
  );
}

/** Returns a translate function for inexact years that uses the labels, since no message catalogue is loaded. */
const translateDates = ({ dates }: SuggestLabels) =>
  ((key: string, values: { year: string }) =>
    fillPlaceholders(dates[key.split('.').at(-1) as keyof typeof dates], values)) as Translate; // lifeYears() uses no other keys
