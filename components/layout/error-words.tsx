'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ErrorLabels } from './error-labels';

const Words = createContext<ErrorLabels | null>(null);

/** Hands the page that is shown after an error its words: Next passes it no properties of ours. */
export const ErrorWords = ({ labels, children }: { labels: ErrorLabels; children: ReactNode }) => (
  <Words value={labels}>{children}</Words>
);

export function useErrorWords(): ErrorLabels {
  const labels = useContext(Words);
  if (!labels) throw new Error('the layout has no ErrorWords around this page');
  return labels;
}
