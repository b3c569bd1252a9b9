'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FullLoadLink } from '@/components/ui/page-link';
import { usePageHash } from '@/lib/browser/page-hash';
import * as paths from '@/lib/platform/paths';
import type { TabLabels } from './tab-labels';
import { MEMORIAL_TABS, type MemorialTab, tabAfterKey, tabOfHash } from './tab-rules';

type Props = {
  memorialId: string;
  labels: TabLabels;
  /** 'tabs' shows one section at a time; 'page' shows all, with the tabs as a table of contents. */
  reading: 'tabs' | 'page';
  children: ReactNode;
};

/**
 * The tabs and, as `children`, all their sections. memorial-tabs.css shows the section in the address even before
 * hydration; this component then switches sections without scrolling. The browser's find-in-page also searches hidden
 * sections and opens them.
 */
export function MemorialTabs({ memorialId, labels, reading, children }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLUListElement>(null);
  const isOnePage = reading === 'page';
  const chosen = useChosenTab();
  const inView = usePartInView(whole, isOnePage);
  const tab = isOnePage ? inView : chosen;

  useEffect(() => {
    // On narrow phones the row scrolls, and the selected tab may be out of view.
    const link = tab && bar.current?.querySelector<HTMLElement>(`[href$="#${tab}"]`);
    if (!link || !bar.current) return;
    const start = bar.current.getBoundingClientRect().left + bar.current.clientWidth / 3;
    bar.current.scrollLeft += link.getBoundingClientRect().left - start;
  }, [tab]);

  useLayoutEffect(() => {
    if (isOnePage || !tab) return;
    for (const panel of panelsOf(whole)) {
      if (panel.id === tab) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }); // after each render, since it may have added sections

  useEffect(() => {
    const element = whole.current;
    const open = ({ target }: Event) => {
      const hash = `#${(target as Element).id}`; // always a panel, the only elements with hidden="until-found"
      if (hash !== window.location.hash) chooseTab(hash);
    };
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOnePage || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.currentTarget.hash !== window.location.hash) chooseTab(event.currentTarget.href);
    // If the bar is stuck to the top of the window, scroll to the start of the new section.
    if (whole.current && whole.current.getBoundingClientRect().top < 0)
      whole.current.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <div ref={whole} className="memorial-tabs" data-tab={tab ?? undefined} data-reading={reading}>
      <nav aria-label={labels.whole} className="memorial-tab-bar print:hidden">
        <ul ref={bar} onKeyDown={moveFocus}>
          {MEMORIAL_TABS.map((id) => (
            <li key={id}>
              <FullLoadLink
                href={paths.memorialTab(memorialId, id)}
                onClick={onClick}
                aria-current={tab === id ? 'true' : undefined}
              >
                {labels[id]}
              </FullLoadLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="memorial-parts @container">{children}</div>
    </div>
  );
}

const panelsOf = (whole: RefObject<HTMLElement | null>) =>
  whole.current?.querySelectorAll('.memorial-panel') ?? [];

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const next =
    at < 0 ? null : tabAfterKey(event.key, at, links.length, directionOf(event.currentTarget));
  if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[next]?.focus();
}

/** Returns the selected tab; null in the server's HTML, where CSS selects it by the address. */
function useChosenTab(): MemorialTab | null {
  const hash = usePageHash();
  const [shown, setShown] = useState<MemorialTab>('about');
  const tab = hash === null ? null : tabOfHash(hash, shown);
  if (tab && tab !== shown) setShown(tab);
  return tab;
}

/** In one-page reading, returns the section currently in view; null in the server's HTML. */
function usePartInView(whole: RefObject<HTMLElement | null>, isOnePage: boolean) {
  const [part, setPart] = useState<string | null>(null);
  useEffect(() => {
    if (!isOnePage) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setPart(entry.target.id);
      },
      { rootMargin: '-25% 0px -70%' }, // a line in the upper part of the window
    );
    for (const panel of panelsOf(whole)) observer.observe(panel);
    return () => observer.disconnect();
  }, [whole, isOnePage]);
  return part;
}

/** Adds a history entry without letting the browser jump to the section. */
function chooseTab(href: string): void {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new Event('hashchange')); // pushState fires no hashchange
}

const directionOf = (element: HTMLElement) =>
  element.matches(':dir(rtl)') ? ('rtl' as const) : ('ltr' as const);
