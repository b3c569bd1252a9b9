'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { usePagePath } from '@/lib/browser/page-path';
import type { Language } from '@/lib/platform/language/languages';
import type { LanguageOfferBar } from './language-offer-bar';

const STORAGE_KEY = 'languageOfferClosed';

type Bar = ComponentType<ComponentProps<typeof LanguageOfferBar>>;

/**
 * Offers once to switch to the language that the browser prefers. It never switches automatically, since a shared link
 * must open in the language in which it was shared. The offer's texts are loaded only when they are needed.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const current = useLanguage();
  const path = usePagePath();
  const [offer, setOffer] = useState<{ language: Language; Bar: Bar } | null>(null);
  const languageList = languages.join(); // a string, because the array has a new identity after each fetch
  useEffect(() => {
    const language = preferredLanguage(languageList.split(',') as Language[], current);
    setOffer(null);
    if (!language) return;
    let isCancelled = false;
    // If loading fails, there is no offer.
    import('./language-offer-bar').then(
      ({ LanguageOfferBar }) => !isCancelled && setOffer({ language, Bar: LanguageOfferBar }),
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [languageList, current]);
  if (!offer) return null;
  const close = () => {
    rememberClosed();
    setOffer(null);
  };
  return <offer.Bar language={offer.language} path={path} onClose={close} />;
}

/**
 * Returns the first of the browser's languages in which the page exists. Returns null if the page is already in that
 * language, or if an offer was closed before.
 */
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
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {}
}
