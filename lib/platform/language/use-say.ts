import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { withAmounts } from './amount-values';
import type { Language } from './languages';
import type { MessageKey, RichValuesOf, Say } from './said';

/** The translator of a page. `rich` is for messages that contain elements. */
export type PageSay = Say & {
  rich: <Key extends MessageKey>(key: Key, values: RichValuesOf<Key>) => ReactNode;
};

/**
 * The translator for a component: server components have all messages, client components those that
 * `ClientWords` passes them. Async components use `getSay`.
 */
export function useSay(): PageSay {
  const translate = useTranslations();
  const language = useLocale();
  return useMemo(() => sayOf(translate, language), [translate, language]);
}

/** Extends next-intl's translator to accept amounts as values. */
export function sayOf(translate: object, language: Language): PageSay {
  const inner = translate as Inner; // the same keys, as plain strings
  const say = (key: string, values?: object) => inner(key, values && withAmounts(values, language));
  const rich = (key: string, values: object) => inner.rich(key, withAmounts(values, language));
  return Object.assign(say, { rich });
}

type Inner = ((key: string, values?: object) => string) & {
  rich: (key: string, values: object) => ReactNode;
};
