'use client';

import { Suspense } from 'react';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import type { TranslationEditorsProps } from './translation-editors';

const TranslationEditors = lazyWithRetry<TranslationEditorsProps>(() =>
  import('./translation-editors').then((module) => module.TranslationEditors),
);

/** `TranslationEditors`, loaded after the rest of the page. */
export const LazyTranslationEditors = (props: TranslationEditorsProps) => (
  <Suspense>
    <TranslationEditors {...props} />
  </Suspense>
);
