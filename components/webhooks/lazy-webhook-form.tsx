import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import type { WebhookForm } from './webhook-form';

const Form = lazyWithRetry<ComponentProps<typeof WebhookForm>>(() =>
  import('./webhook-form').then((module) => module.WebhookForm),
);

/** `WebhookForm`, loaded after the rest of the page. */
export const LazyWebhookForm = (props: ComponentProps<typeof WebhookForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
