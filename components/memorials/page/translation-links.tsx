import { useLocale } from 'next-intl';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { wordsLanguageName } from '@/lib/memorials/words-languages';
import { pathIn } from '@/lib/platform/language/addresses';
import { languageInfo } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { Paragraphs } from '../paragraphs';

/** Shown with a translation: the family's original text, collapsed. */
export function OriginalText({ own }: { own: MemorialPageView['words']['own'] }) {
  const t = useTranslate();
  const language = useLocale();
  if (!own) return null;
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-target cursor-pointer items-center text-ink-soft underline underline-offset-4">
        {own.language
          ? t('memorial.words.ownIn', { language: wordsLanguageName(own.language, language) })
          : t('memorial.words.own')}
      </summary>
      <div className="mt-3 border-s border-gold ps-5">
        <Paragraphs {...own} />
      </div>
    </details>
  );
}

/** Links to the page in the other languages that have a translation. Each link is the language's own name. */
export function TranslationLinks({ id, words }: Pick<MemorialPageView, 'id' | 'words'>) {
  const t = useTranslate();
  if (words.others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-soft print:hidden">
      {t('memorial.words.alsoIn')}
      {words.others.map((language) => {
        const { name, tag } = languageInfo(language);
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
