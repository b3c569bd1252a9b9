import type { ReactNode } from 'react';

/** Marks within messages. */
export const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
export const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
