import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { readMessages } from '@/scripts/messages/read-messages';

const messages = await readMessages('en');

/** A component that says something, with the English words, which a page would hand it. */
export const inEnglish = (component: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    {component}
  </NextIntlClientProvider>
);
