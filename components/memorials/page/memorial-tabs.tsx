'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PageAnchor } from '@/components/ui/page-link';
import { usePageHash } from '@/lib/browser/page-hash';
import { paths } from '@/lib/platform/paths';
import type { TabLabels } from './tab-labels';
import { linkAfterKey, MEMORIAL_TABS, type MemorialTab, tabOfHash } from './tab-rules';

/**
 * The tabs and, as `children`, all their sections. memorial-tabs.css shows the section that the address
 * names, even before React runs; this component makes the links switch without a jump.
 */
export function MemorialTabs({
  memorialId,
  labels,
  children,
}: {
  memorialId: string;
  labels: TabLabels;
  children: ReactNode;
}) {
  const tab = useChosenTab();
  const whole = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // On a narrow phone the row scrolls sideways, and the chosen tab may be out of sight.
    const link = tab && bar.current?.querySelector<HTMLElement>(`[href$="#${tab}"]`);
    if (!link || !bar.current) return;
    const start = bar.current.getBoundingClientRect().left + bar.current.clientWidth / 3;
    bar.current.scrollLeft += link.getBoundingClientRect().left - start;
  }, [tab]);

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.currentTarget.hash !== window.location.hash) chooseTab(event.currentTarget.href);
    // Chosen from the sticky bar: show the new section from its beginning.
    if (whole.current && whole.current.getBoundingClientRect().top < 0)
      whole.current.scrollIntoView({ behavior: 'instant' });
  };

  return (
    <div ref={whole} className="memorial-tabs" data-tab={tab ?? undefined}>
      <nav
        aria-label={labels.whole}
        className="memorial-tab-bar border-b border-line bg-paper print:hidden"
      >
        <ul
          ref={bar}
          onKeyDown={moveFocus}
          className="relative -mb-px flex overflow-x-auto sm:gap-x-3"
        >
          {MEMORIAL_TABS.map((id) => (
            <li key={id} className="min-[22rem]:shrink-0">
              <PageAnchor
                href={paths.memorialTab(memorialId, id)}
                onClick={onClick}
                aria-current={tab === id ? 'true' : undefined}
                className="inline-flex min-h-12 items-center border-b-2 border-transparent px-2 py-2 text-xs leading-tight text-ink-soft outline-offset-[-3px]! transition-colors hover:text-ink sm:px-3 sm:text-base"
              >
                {labels[id]}
              </PageAnchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-12 pt-8 print:pt-0">{children}</div>
    </div>
  );
}

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

/** Adds a tab to the browser's history, without the jump that a browser would make. */
function chooseTab(href: string): void {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new Event('hashchange')); // browsers fire it only for navigations of their own
}

const directionOf = (element: HTMLElement) =>
  element.matches(':dir(rtl)') ? ('rtl' as const) : ('ltr' as const);
