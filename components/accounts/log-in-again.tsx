import { Suspense } from 'react';
import { loadedLater } from '@/components/ui/loaded-later';
import type { LoggedOut } from './logged-out-banner';

const LoggedOutBanner = loadedLater<LoggedOut>(() =>
  import('./logged-out-banner').then((module) => module.LoggedOutBanner),
);

/** `LoggedOutBanner`, loaded only once a session has ended. */
export const LogInAgain = (props: LoggedOut) => (
  <Suspense>
    <LoggedOutBanner {...props} />
  </Suspense>
);
