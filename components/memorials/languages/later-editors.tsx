'use client';

import { Suspense } from 'react';
import { loadedLater } from '@/components/ui/loaded-later';
import type { WordsEditorsProps } from './words-editors';

const WordsEditors = loadedLater<WordsEditorsProps>(() =>
  import('./words-editors').then((module) => module.WordsEditors),
);

/** `WordsEditors`, loaded after the rest of the page. */
export const LaterEditors = (props: WordsEditorsProps) => (
  <Suspense>
    <WordsEditors {...props} />
  </Suspense>
);
