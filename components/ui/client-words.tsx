import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Catalogue } from '@/lib/platform/language/compiled-messages';
import type { EnglishMessages } from '@/lib/platform/language/generated/english';
import type { MessageKey } from '@/lib/platform/language/said';

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
  instead = {},
  children,
}: {
  parts: readonly MessagePart[];
  /** Finished texts in place of messages, by key: what the site's settings say otherwise. */
  instead?: Partial<Record<MessageKey, string>>;
  children: ReactNode;
}) {
  const locale = await getLocale();
  const messages = pick(await getMessages(), parts);
  for (const [key, text] of Object.entries(instead)) putIn(messages, key.split('.'), text);
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

/** Copies on the way: the catalogue is everybody's. */
function putIn(part: Catalogue, [name = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    part[name] = text;
    return;
  }
  const inner = { ...(part[name] as Catalogue) }; // names of a key lead through parts
  part[name] = inner;
  putIn(inner, rest, text);
}
