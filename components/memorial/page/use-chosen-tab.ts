import { useSyncExternalStore } from 'react';
import { type MemorialTab, tabOfHash } from './tab-rules';

/** The tab in the address. null in the HTML that all get: there the style sheet reads the address. */
export const useChosenTab = (): MemorialTab | null =>
  useSyncExternalStore(subscribe, read, notKnown);

/** Puts a tab into the address as a step that Back undoes, without the jump a browser would make. */
export function chooseTab(href: string): void {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new Event('hashchange')); // browsers say it only of steps they made themselves
}

function subscribe(onChange: () => void): () => void {
  const events = ['hashchange', 'popstate'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

const read = (): MemorialTab => tabOfHash(window.location.hash);
const notKnown = (): null => null;
