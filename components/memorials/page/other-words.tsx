import { useLocale } from 'next-intl';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { wordsLanguageName } from '@/lib/memorials/words-languages';
import { pathIn } from '@/lib/platform/language/addresses';
import { factsOf } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { Paragraphs } from '../paragraphs';

/** Shown with a translation: the family's original text, collapsed. */
export function OwnWords({ own }: { own: MemorialPageView['words']['own'] }) {
  const say = useSay();
  const language = useLocale();
  if (!own) return null;
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-target cursor-pointer items-center text-ink-soft underline underline-offset-4">
        {own.language
          ? say('memorial.words.ownIn', { language: wordsLanguageName(own.language, language) })
          : say('memorial.words.own')}
      </summary>
      <div className="mt-3 border-s border-gold ps-5">
        <Paragraphs {...own} />
      </div>
    </details>
  );
}

/** Links to the page in other languages that have a translation, by the languages' own names. */
export function AlsoIn({ id, words }: Pick<MemorialPageView, 'id' | 'words'>) {
  const say = useSay();
  if (words.others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft print:hidden">
      {say('memorial.words.alsoIn')}
      {words.others.map((language) => {
        const { name, tag } = factsOf(language);
        return (
          <a
            key={language}
            href={pathIn(language, paths.memorial(id))}
            hrefLang={tag}
            lang={tag}
            className="text-link inline-flex min-h-target items-center"
          >
            <bdi>{name}</bdi>
          </a>
        );
      })}
    </p>
  );
}
