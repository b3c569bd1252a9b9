'use client';

import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import type { KeeperInviteForm } from './keeper-invite-form';

const Form = lazyWithRetry<ComponentProps<typeof KeeperInviteForm>>(() =>
  import('./keeper-invite-form').then((module) => module.KeeperInviteForm),
);

/** `KeeperInviteForm`, loaded after the rest of the page. */
export const LazyInviteForm = (props: ComponentProps<typeof KeeperInviteForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
