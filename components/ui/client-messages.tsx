import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Catalogue } from '@/lib/platform/language/compiled-messages';
import type { EnglishMessages } from '@/lib/platform/language/generated/english';
import type { MessageKey } from '@/lib/platform/language/message';

/** A file of messages/en or a section of one, such as `tributes.faults`. */
export type MessagePart = {
  [File in keyof EnglishMessages & string]: File | `${File}.${PartsOf<EnglishMessages[File]>}`;
}[keyof EnglishMessages & string];

type PartsOf<File> = {
  [Name in keyof File & string]: File[Name] extends string ? never : Name;
}[keyof File & string];

/**
 * Provides the client components inside it with translations. Only `parts` are sent with the page, where
 * `useTranslations` finds them. The public memorial page has none; its client components receive translated strings
 * (docs/languages.md).
 */
export async function ClientMessages({
  parts,
  overrides = {},
  children,
}: {
  parts: readonly MessagePart[];
  /** Texts that replace messages, by key, because of the site's settings. */
  overrides?: Partial<Record<MessageKey, string>>;
  children: ReactNode;
}) {
  const locale = await getLocale();
  const messages = pick(await getMessages(), parts);
  for (const [key, text] of Object.entries(overrides)) setMessage(messages, key.split('.'), text);
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
    const section = catalogue[file] as Catalogue; // as: MessagePart names only files
    if (name === undefined) picked[file] = section;
    else picked[file] = { ...(picked[file] as Catalogue), [name]: section[name] ?? {} };
  }
  return picked;
}

/** Copies each level, since the catalogue is shared. */
function setMessage(part: Catalogue, [name = '', ...rest]: string[], text: string): void {
  if (rest.length === 0) {
    part[name] = text;
    return;
  }
  const inner = { ...(part[name] as Catalogue) }; // as: all names of a key but the last lead to objects
  part[name] = inner;
  setMessage(inner, rest, text);
}
