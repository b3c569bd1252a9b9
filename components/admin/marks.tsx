import type { ReactNode } from 'react';

/** Elements for rich-text messages. */
export const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
export const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
