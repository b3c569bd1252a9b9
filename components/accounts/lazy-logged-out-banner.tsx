import { Suspense } from 'react';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import type { LoggedOutBannerProps } from './logged-out-banner';

const LoggedOutBanner = lazyWithRetry<LoggedOutBannerProps>(() =>
  import('./logged-out-banner').then((module) => module.LoggedOutBanner),
);

/** `LoggedOutBanner`, loaded only once a session has ended. */
export const LazyLoggedOutBanner = (props: LoggedOutBannerProps) => (
  <Suspense>
    <LoggedOutBanner {...props} />
  </Suspense>
);
