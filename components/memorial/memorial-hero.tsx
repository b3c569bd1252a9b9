import type { MemorialView } from '@/lib/memorials/queries/memorial-page';
import { longDate } from '@/lib/memorials/rules';
import { Portrait } from './portrait';

/** Picture, name, dates, place, one line of quote: a still life (design/look.md). */
export function MemorialHero({ memorial }: { memorial: MemorialView }) {
  return (
    <header className="grid items-center gap-8 md:grid-cols-[minmax(0,20rem)_1fr] lg:gap-14">
      <Portrait
        pictureId={memorial.picture?.id ?? null}
        name={memorial.fullName}
        sizes="(min-width: 768px) 20rem, 20rem"
        eager
        className="mx-auto w-full max-w-80"
      />
      <div className="space-y-4 text-center md:text-left">
        <p className="text-ink-soft">In loving memory of</p>
        <h1 className="text-name" dir="auto">
          {memorial.fullName}
        </h1>
        <OtherNames memorial={memorial} />
        <p className="inline-block border-y border-gold py-2 font-serif text-lg">
          <time dateTime={memorial.birthDate}>{longDate(memorial.birthDate)}</time>
          {' – '}
          <time dateTime={memorial.deathDate}>{longDate(memorial.deathDate)}</time>
        </p>
        <p className="text-ink-soft">Born in {memorial.placeOfBirth}</p>
        {memorial.favoriteQuote && (
          <blockquote className="max-w-measure font-serif text-lg italic" dir="auto">
            “{memorial.favoriteQuote}”
          </blockquote>
        )}
      </div>
    </header>
  );
}

function OtherNames({ memorial }: { memorial: MemorialView }) {
  const names = [memorial.nickName, memorial.maidenName && `born ${memorial.maidenName}`];
  const shown = names.filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <p className="font-serif text-xl text-ink-soft" dir="auto">
      {shown.join(', ')}
    </p>
  );
}
