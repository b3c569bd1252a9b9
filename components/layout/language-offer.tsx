'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '#use-language';
import { usePagePath } from '@/lib/browser/page-path';
import type { Language } from '@/lib/platform/language/languages';
import type { OfferBar } from './offer-bar';

const CLOSED = 'languageOfferClosed';

type Bar = ComponentType<ComponentProps<typeof OfferBar>>;

/**
 * Offers the page in the language that the browser prefers, in that language, once. A page never changes its language
 * by itself: a shared link shows what was shared. What it says comes only to those who get an offer.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const current = useLanguage();
  const path = usePagePath();
  const [offer, setOffer] = useState<{ language: Language; Bar: Bar } | null>(null);
  const offered = languages.join(); // the same when the page is fetched again; the list is a new one
  useEffect(() => {
    const language = preferred(offered.split(',') as Language[], current);
    setOffer(null);
    if (!language) return;
    let isOver = false;
    // Without a connection there is no offer.
    import('./offer-bar').then(
      ({ OfferBar }) => !isOver && setOffer({ language, Bar: OfferBar }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [offered, current]);
  if (!offer) return null;
  const close = () => {
    keepClosed();
    setOffer(null);
  };
  return <offer.Bar language={offer.language} path={path} onClose={close} />;
}

/** The first language of the browser that the page has, unless the page is in it or the offer was closed. */
function preferred(languages: readonly Language[], current: Language): Language | null {
  if (wasClosed()) return null;
  for (const wanted of navigator.languages) {
    const [first] = wanted.toLowerCase().split('-');
    const found = languages.find((language) => language === first);
    if (found) return found === current ? null : found;
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
