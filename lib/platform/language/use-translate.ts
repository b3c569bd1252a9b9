import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { formatValues } from './format-values';
import type { Language } from './languages';
import type { MessageKey, RichValuesOf, Translate } from './message';

/** The translator of a page. `rich` is for messages that contain elements. */
export type PageTranslate = Translate & {
  rich: <Key extends MessageKey>(key: Key, values: RichValuesOf<Key>) => ReactNode;
};

/**
 * The translator for a component: server components have all messages, client components only the
 * messages that `ClientMessages` passes them. Async components use `getTranslate`.
 */
export function useTranslate(): PageTranslate {
  const translator = useTranslations();
  const language = useLocale();
  return useMemo(() => extendTranslator(translator, language), [translator, language]);
}

/** Extends next-intl's translator to accept amounts and messages as values. */
export function extendTranslator(translator: object, language: Language): PageTranslate {
  const inner = translator as Translator; // the same keys, as plain strings
  const format = (values: object) =>
    formatValues(values, language, (message) => inner(message.key, message.values));
  const t = (key: string, values?: object) => inner(key, values && format(values));
  const rich = (key: string, values: object) => inner.rich(key, format(values));
  return Object.assign(t, { rich });
}

type Translator = ((key: string, values?: object) => string) & {
  rich: (key: string, values: object) => ReactNode;
};
