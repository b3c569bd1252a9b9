import { type ComponentProps, Suspense } from 'react';
import { loadedLater } from '@/components/ui/loaded-later';
import type { WebhookForm } from './webhook-form';

const Form = loadedLater<ComponentProps<typeof WebhookForm>>(() =>
  import('./webhook-form').then((module) => module.WebhookForm),
);

/** `WebhookForm`, loaded after the rest of the page. */
export const LaterWebhookForm = (props: ComponentProps<typeof WebhookForm>) => (
  <Suspense>
    <Form {...props} />
  </Suspense>
);
