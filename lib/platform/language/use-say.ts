import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { withAmounts } from './amount-values';
import type { Language } from './languages';
import type { MessageKey, RichValuesOf, Say } from './said';

/** What a component says, in the language of its page. `rich` is for messages with elements in them. */
export type PageSay = Say & {
  rich: <Key extends MessageKey>(key: Key, values: RichValuesOf<Key>) => ReactNode;
};

/**
 * The words of a page in a component: server components have all messages, client parts those that `ClientWords`
 * hands them. An async component uses `getSay`.
 */
export function useSay(): PageSay {
  const translate = useTranslations();
  const language = useLocale();
  return useMemo(() => sayOf(translate, language), [translate, language]);
}

/** next-intl's words, which also accept amounts as values. */
export function sayOf(translate: object, language: Language): PageSay {
  const inner = translate as Inner; // the same keys, spelled out
  const say = (key: string, values?: object) => inner(key, values && withAmounts(values, language));
  const rich = (key: string, values: object) => inner.rich(key, withAmounts(values, language));
  return Object.assign(say, { rich });
}

type Inner = ((key: string, values?: object) => string) & {
  rich: (key: string, values: object) => ReactNode;
};
