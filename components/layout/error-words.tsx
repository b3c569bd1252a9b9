'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ErrorLabels } from './error-labels';

const Words = createContext<ErrorLabels | null>(null);

/** Passes the error page its texts. A context is needed because Next renders that page without our props. */
export const ErrorWords = ({ labels, children }: { labels: ErrorLabels; children: ReactNode }) => (
  <Words value={labels}>{children}</Words>
);

export function useErrorWords(): ErrorLabels {
  const labels = useContext(Words);
  if (!labels) throw new Error('the layout has no ErrorWords around this page');
  return labels;
}
