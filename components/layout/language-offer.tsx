'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { usePagePath } from '@/lib/browser/page-path';
import type { Language } from '@/lib/platform/language/languages';
import type { LanguageOfferBar } from './language-offer-bar';

const CLOSED = 'languageOfferClosed';

type Bar = ComponentType<ComponentProps<typeof LanguageOfferBar>>;

/**
 * Offers the page once in the language that the browser prefers. It never switches by itself, since a shared link must
 * show what was shared. The texts are loaded only if there is an offer.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const current = useLanguage();
  const path = usePagePath();
  const [offer, setOffer] = useState<{ language: Language; Bar: Bar } | null>(null);
  const offered = languages.join(); // a string, because the array has a new identity after each fetch
  useEffect(() => {
    const language = preferredLanguage(offered.split(',') as Language[], current);
    setOffer(null);
    if (!language) return;
    let isOver = false;
    // If loading fails, there is no offer.
    import('./language-offer-bar').then(
      ({ LanguageOfferBar }) => !isOver && setOffer({ language, Bar: LanguageOfferBar }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [offered, current]);
  if (!offer) return null;
  const close = () => {
    storeClosed();
    setOffer(null);
  };
  return <offer.Bar language={offer.language} path={path} onClose={close} />;
}

/** Returns the browser's first language that the page has; null if the page already is in it or an offer was closed. */
function preferredLanguage(languages: readonly Language[], current: Language): Language | null {
  if (wasClosed()) return null;
  for (const wanted of navigator.languages) {
    const [first] = wanted.toLowerCase().split('-');
    const found = languages.find((language) => language === first);
    if (found) return found === current ? null : found;
  }
  return null;
}

// Without access to localStorage there is no offer, since closing it could not be remembered.
function wasClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null;
  } catch {
    return true;
  }
}

function storeClosed(): void {
  try {
    localStorage.setItem(CLOSED, 'yes');
  } catch {}
}
