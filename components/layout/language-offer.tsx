'use client';

import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { usePagePath } from '@/lib/browser/page-path';
import { pathIn } from '@/lib/platform/language/addresses';
import { chooseLanguage } from './choose-language';
import type { LanguageChoice } from './language-choices';

const CLOSED = 'languageOfferClosed';

/**
 * Offers the page in the language that the browser prefers, in that language, once. A page never changes its language
 * by itself: a shared link shows what was shared.
 */
export function LanguageOffer({ choices }: { choices: readonly LanguageChoice[] }) {
  const current = useLanguage();
  const path = usePagePath();
  const [offered, setOffered] = useState<LanguageChoice | null>(null);
  useEffect(() => setOffered(preferred(choices, current)), [choices, current]);
  if (!offered) return null;
  const close = () => {
    keepClosed();
    setOffered(null);
  };
  return (
    <aside
      lang={offered.tag}
      dir={offered.direction}
      className="fixed inset-x-0 bottom-0 z-10 flex items-center justify-center gap-3 border-t border-line bg-surface px-4 py-2 print:hidden"
    >
      <a
        href={pathIn(offered.prefix, path)}
        hrefLang={offered.tag}
        onClick={(event) => chooseLanguage(event.currentTarget, offered.prefix)}
        className="text-link inline-flex min-h-target items-center"
      >
        {offered.offer}
      </a>
      <button
        type="button"
        onClick={close}
        className="inline-flex min-h-target min-w-target items-center justify-center rounded-lg hover:bg-primary-soft"
      >
        <X aria-hidden size={20} />
        <span className="sr-only">{offered.close}</span>
      </button>
    </aside>
  );
}

/** The first language of the browser that the page has, unless the page is in it or the offer was closed. */
function preferred(choices: readonly LanguageChoice[], current: string): LanguageChoice | null {
  if (wasClosed()) return null;
  for (const wanted of navigator.languages) {
    const [first] = wanted.toLowerCase().split('-');
    const found = choices.find(({ prefix }) => prefix === first);
    if (found) return found.prefix === current ? null : found;
  }
  return null;
}

// A browser may refuse its storage; then the offer returns with the next page.
function wasClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null;
  } catch {
    return true;
  }
}

function keepClosed(): void {
  try {
    localStorage.setItem(CLOSED, 'yes');
  } catch {}
}
