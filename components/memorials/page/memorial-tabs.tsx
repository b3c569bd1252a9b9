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
import { PageAnchor } from '@/components/ui/page-link';
import { usePageHash } from '@/lib/browser/page-hash';
import * as paths from '@/lib/platform/paths';
import type { TabLabels } from './tab-labels';
import { linkAfterKey, MEMORIAL_TABS, type MemorialTab, tabOfHash } from './tab-rules';

type Props = {
  memorialId: string;
  labels: TabLabels;
  /** As tabs, of which one is seen at a time, or as one page, of which they are the contents. */
  reading: 'tabs' | 'page';
  children: ReactNode;
};

/**
 * The tabs and, as `children`, all their sections. memorial-tabs.css shows the section that the address
 * names, even before React runs; this component makes the links switch without a jump. What is not shown stays
 * within reach of the browser's search, which opens it.
 */
export function MemorialTabs({ memorialId, labels, reading, children }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLUListElement>(null);
  const isOnePage = reading === 'page';
  const chosen = useChosenTab();
  const inView = usePartInView(whole, isOnePage);
  const tab = isOnePage ? inView : chosen;

  useEffect(() => {
    // On a narrow phone the row scrolls sideways, and the chosen tab may be out of sight.
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
  }); // after each render, which may have brought new sections

  useEffect(() => {
    const element = whole.current;
    const open = ({ target }: Event) => {
      const hash = `#${(target as Element).id}`; // a panel: nothing else is hidden until it is found
      if (hash !== window.location.hash) chooseTab(hash);
    };
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isOnePage || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.currentTarget.hash !== window.location.hash) chooseTab(event.currentTarget.href);
    // Chosen from the sticky bar: show the new section from its beginning.
    if (whole.current && whole.current.getBoundingClientRect().top < 0)
      whole.current.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <div ref={whole} className="memorial-tabs" data-tab={tab ?? undefined} data-reading={reading}>
      <nav aria-label={labels.whole} className="memorial-tab-bar print:hidden">
        <ul ref={bar} onKeyDown={moveFocus}>
          {MEMORIAL_TABS.map((id) => (
            <li key={id}>
              <PageAnchor
                href={paths.memorialTab(memorialId, id)}
                onClick={onClick}
                aria-current={tab === id ? 'true' : undefined}
              >
                {labels[id]}
              </PageAnchor>
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
    at < 0 ? null : linkAfterKey(event.key, at, links.length, directionOf(event.currentTarget));
  if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  links[next]?.focus();
}

/** Returns the tab to show; null in the server's HTML, where the style sheet reads the address. */
function useChosenTab(): MemorialTab | null {
  const hash = usePageHash();
  const [shown, setShown] = useState<MemorialTab>('about');
  const tab = hash === null ? null : tabOfHash(hash, shown);
  if (tab && tab !== shown) setShown(tab);
  return tab;
}

/** Returns the part that a reader of one page has reached; null in the server's HTML. */
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

/** Adds a tab to the browser's history, without the jump that a browser would make. */
function chooseTab(href: string): void {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new Event('hashchange')); // browsers fire it only for navigations of their own
}

const directionOf = (element: HTMLElement) =>
  element.matches(':dir(rtl)') ? ('rtl' as const) : ('ltr' as const);
