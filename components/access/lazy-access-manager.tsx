'use client';

import { Suspense } from 'react';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import type { AccessManagerProps } from './access-manager';

const AccessManager = lazyWithRetry<AccessManagerProps>(() =>
  import('./access-manager').then((module) => module.AccessManager),
);

/** `AccessManager`, loaded after the rest of the page. */
export const LazyAccessManager = (props: AccessManagerProps) => (
  <Suspense>
    <AccessManager {...props} />
  </Suspense>
);
