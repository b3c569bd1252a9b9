import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MessageKey, RichValuesOf, Say } from './said';

/** What a component says, in the language of its page. `rich` is for messages with elements in them. */
export type PageSay = Say & {
  rich: <Key extends MessageKey>(key: Key, values: RichValuesOf<Key>) => ReactNode;
};

/**
 * The words of a page in a component: server components have all messages, client parts those that `ClientWords`
 * hands them. An async component uses `getSay`.
 */
export const useSay = (): PageSay => useTranslations() as unknown as PageSay; // the same keys, spelled out
