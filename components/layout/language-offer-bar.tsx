import { X } from 'lucide-react';
import { pathIn } from '@/lib/platform/language/addresses';
import { OFFERS } from '@/lib/platform/language/generated/offers.mjs';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { rememberLanguage } from './remember-language';

type Props = { language: Language; path: string; onClose: () => void };

/** The bar that offers the page in `language`. `path` is its address without a language prefix. */
export function LanguageOfferBar({ language, path, onClose }: Props) {
  const { tag, direction } = languageInfo(language);
  const texts = OFFERS[language];
  return (
    <aside
      lang={tag}
      dir={direction}
      data-offer-bar
      className="sticky bottom-0 z-10 in-[body:has([data-save-bar])]:static flex items-center justify-center gap-3 border-t border-line bg-surface px-4 py-2 print:hidden"
    >
      <a
        href={pathIn(language, path)}
        hrefLang={tag}
        onClick={(event) => rememberLanguage(event.currentTarget, language)}
        className="text-link inline-flex min-h-target items-center"
      >
        {texts?.text}
      </a>
      <button
        type="button"
        onClick={onClose}
        className="inline-flex min-h-target min-w-target items-center justify-center rounded-lg hover:bg-primary-soft"
      >
        <X aria-hidden size={20} />
        <span className="sr-only">{texts?.close}</span>
      </button>
    </aside>
  );
}
