'use client';

import { ChevronDown, Languages } from 'lucide-react';
import { usePagePath } from '@/lib/browser/page-path';
import { pathIn } from '@/lib/platform/language/addresses';
import { chooseLanguage } from './choose-language';
import { closeOnEscape, closeWhenLeft } from './close-details';
import type { LanguageChoice } from './language-choices';

type Props = { label: string; current: string; choices: readonly LanguageChoice[] };

/** The same page in other languages: plain links by their own names, so that nobody must read this one to leave it. */
export function LanguageMenu({ label, current, choices }: Props) {
  const path = usePagePath();
  return (
    <details
      key={path}
      onBlur={closeWhenLeft}
      onKeyDown={closeOnEscape}
      className="group relative print:hidden"
    >
      <summary className="flex min-h-target list-none items-center gap-2 rounded-lg px-3 hover:bg-primary-soft [&::-webkit-details-marker]:hidden">
        <Languages aria-hidden size={22} className="shrink-0" />
        <span className="sr-only">{label}</span>
        <span className="bar:hidden">{choices.find(({ prefix }) => prefix === current)?.name}</span>
        <ChevronDown aria-hidden size={18} className="shrink-0 group-open:rotate-180 bar:hidden" />
      </summary>
      <ul className="bar:absolute bar:end-0 bar:top-full bar:z-10 bar:mt-2 bar:max-h-[70vh] bar:min-w-52 bar:overflow-y-auto bar:rounded-lg bar:border bar:border-line bar:bg-surface bar:p-2">
        {choices.map(({ prefix, tag, name, draft }) => (
          <li key={prefix}>
            <a
              href={pathIn(prefix, path)}
              hrefLang={tag}
              lang={tag}
              aria-current={prefix === current ? 'true' : undefined}
              onClick={(event) => chooseLanguage(event.currentTarget, prefix)}
              className="flex min-h-target items-center gap-2 rounded-lg px-3 hover:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary"
            >
              <bdi>{name}</bdi>
              {draft && <span className="text-sm text-ink-soft">{draft}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
