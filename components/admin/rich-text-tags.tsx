import type { ReactNode } from 'react';

export const strong = (chunks: ReactNode) => <strong>{chunks}</strong>;
export const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
