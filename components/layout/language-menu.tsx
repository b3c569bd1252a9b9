'use client';

import { ChevronDown, Languages } from 'lucide-react';
import { usePagePath } from '@/lib/browser/page-path';
import { pathIn } from '@/lib/platform/language/addresses';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { closeOnBlur, closeOnEscape } from './close-details';
import { rememberLanguage } from './remember-language';

type Props = {
  labels: { language: string; draft: string };
  current: Language;
  languages: readonly Language[];
};

/**
 * Links to the same page in other languages. Each is listed under its own name, so that people can switch without
 * understanding the current language.
 */
export function LanguageMenu({ labels, current, languages }: Props) {
  const path = usePagePath();
  return (
    <details
      key={path}
      onBlur={closeOnBlur}
      onKeyDown={closeOnEscape}
      className="group relative print:hidden"
    >
      <summary className="flex min-h-target list-none items-center gap-2 rounded-lg px-3 hover:bg-primary-soft [&::-webkit-details-marker]:hidden">
        <Languages aria-hidden size={22} className="shrink-0" />
        <span className="sr-only">{labels.language}</span>
        <span className="bar:hidden">
          {languages.includes(current) && languageInfo(current).name}
        </span>
        <ChevronDown aria-hidden size={18} className="shrink-0 group-open:rotate-180 bar:hidden" />
      </summary>
      <ul className="bar:absolute bar:end-0 bar:top-full bar:z-10 bar:mt-2 bar:max-h-[70vh] bar:min-w-52 bar:overflow-y-auto bar:rounded-lg bar:border bar:border-line bar:bg-surface bar:p-2">
        {languages.map((language) => {
          const { tag, name, draft } = languageInfo(language);
          return (
            <li key={language}>
              <a
                href={pathIn(language, path)}
                hrefLang={tag}
                aria-current={language === current ? 'true' : undefined}
                onClick={(event) => rememberLanguage(event.currentTarget, language)}
                className="nav-link"
              >
                <bdi lang={tag}>{name}</bdi>
                {draft && <small>{labels.draft}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
