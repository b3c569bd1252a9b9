import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { readMessages } from '@/scripts/messages/read-messages';

const messages = await readMessages('en');

/** Wraps a component in the provider of the English messages, as a page would. */
export const withEnglishMessages = (component: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    {component}
  </NextIntlClientProvider>
);
