'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ErrorLabels } from './error-labels';

const ErrorLabelsContext = createContext<ErrorLabels | null>(null);

/** Passes the error page its texts. A context is needed because Next renders that page without our props. */
export const ErrorLabelsProvider = ({
  labels,
  children,
}: {
  labels: ErrorLabels;
  children: ReactNode;
}) => <ErrorLabelsContext value={labels}>{children}</ErrorLabelsContext>;

export function useErrorLabels(): ErrorLabels {
  const labels = useContext(ErrorLabelsContext);
  if (!labels) throw new Error('useErrorLabels must be used inside an ErrorLabelsProvider');
  return labels;
}
