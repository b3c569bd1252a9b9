'use client';

import { Suspense } from 'react';
import { loadedLater } from '@/components/ui/loaded-later';
import type { AccessPeopleProps } from './access-people';

const AccessPeople = loadedLater<AccessPeopleProps>(() =>
  import('./access-people').then((module) => module.AccessPeople),
);

/** `AccessPeople`, loaded after the rest of the page. */
export const LaterPeople = (props: AccessPeopleProps) => (
  <Suspense>
    <AccessPeople {...props} />
  </Suspense>
);
