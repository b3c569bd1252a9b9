import type { Provider } from '@/lib/payments/rules';
import type { Say } from '@/lib/platform/language/said';
import { BROWSER_PROVIDERS } from './providers/registry';

/** A way to pay, as the server hands it to the browser, with the words of its button where it is not the main one. */
export type PayWay = {
  provider: Provider;
  channel: 'popup' | 'redirect';
  label: string;
  hint: string;
};

/** The ways to pay with these providers, in this order: the first is the main one. For the server, which has all words. */
export const payWays = (providers: Provider[], say: Say): PayWay[] =>
  providers.map((provider) => {
    const { channel, payLabel, payHint } = BROWSER_PROVIDERS[provider];
    return { provider, channel, label: payLabel(say), hint: payHint(say) };
  });

/** The way of a form with one button: a page of its own if there is one. Undefined where nothing can be paid. */
export const pageFirst = <Way extends PayWay>(ways: Way[]): Way | undefined =>
  ways.find(({ channel }) => channel === 'redirect') ?? ways[0];
