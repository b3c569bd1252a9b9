import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Catalogue } from '@/lib/platform/language/compiled-messages';
import type { EnglishMessages } from '@/lib/platform/language/generated/english';

/** A file of messages/en, or one of the parts within it, as `tributes.faults`. */
export type MessagePart = {
  [File in keyof EnglishMessages & string]: File | `${File}.${PartsOf<EnglishMessages[File]>}`;
}[keyof EnglishMessages & string];

type PartsOf<File> = {
  [Name in keyof File & string]: File[Name] extends string ? never : Name;
}[keyof File & string];

/**
 * Hands the client parts within it the messages that they use, in the language of the page: these parts, and no
 * others, travel with the page. A client part below finds them with `useTranslations`. The public memorial page has
 * none: its client parts are handed finished strings (docs/languages.md).
 */
export async function ClientWords({
  parts,
  children,
}: {
  parts: readonly MessagePart[];
  children: ReactNode;
}) {
  const locale = await getLocale();
  const messages = pick(await getMessages(), parts);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

function pick(catalogue: Catalogue, parts: readonly string[]): Catalogue {
  const picked: Catalogue = {};
  for (const part of parts) {
    const [file = '', name] = part.split('.');
    const whole = catalogue[file] as Catalogue; // MessagePart names files only
    if (name === undefined) picked[file] = whole;
    else picked[file] = { ...(picked[file] as Catalogue), [name]: whole[name] ?? {} };
  }
  return picked;
}
