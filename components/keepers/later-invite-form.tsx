'use client';

import { type ComponentProps, Suspense } from 'react';
import { loadedLater } from '@/components/ui/loaded-later';
import type { InviteForm } from './invite-form';

const Form = loadedLater<ComponentProps<typeof InviteForm>>(() =>
  import('./invite-form').then((module) => module.InviteForm),
);

/** `InviteForm`, loaded after the rest of the page. */
export const LaterInviteForm = (props: ComponentProps<typeof InviteForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
