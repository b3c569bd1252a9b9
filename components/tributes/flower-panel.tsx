'use client';

import { type ReactNode, useMemo } from 'react';
import type { PayWay } from '@/components/payments/pay-ways';
import { useHydrated } from '@/lib/browser/hydrated';
import { readStoredTribute } from '@/lib/browser/stored-tribute';
import { FLOWERS_ID } from '@/lib/tributes/rules';
import { panelAmount } from './amount-rules';
import type { FlowerWords } from './flower-words';
import { PanelForm } from './panel-form';

type Props = {
  memorialId: string;
  /** US cents. */
  suggestedMinor: number;
  /** Rand for a dollar, as a decimal text. */
  rate: string;
  ways: PayWay[];
  /** Who receives the money. */
  whoIsPaid: ReactNode;
  words: FlowerWords;
};

/** 'Send Digital Flowers' on a memorial page (product.md 2), an arch, with what was typed before a login. */
export function FlowerPanel({ memorialId, suggestedMinor, rate, ways, whoIsPaid, words }: Props) {
  const hydrated = useHydrated();
  const kept = useMemo(
    () => (hydrated ? readStoredTribute(memorialId) : null),
    [hydrated, memorialId],
  );
  const title = `${FLOWERS_ID}-title`;
  return (
    <section
      id={FLOWERS_ID}
      aria-labelledby={title}
      className="mx-auto w-full max-w-88 scroll-mt-20 rounded-t-full bg-surface px-6 pt-10 pb-8 sm:px-7"
    >
      <PanelForm
        key={kept ? 'kept' : 'new'} // stored values appear when scripts run, and replace the fields of the page
        titleId={title}
        memorialId={memorialId}
        rate={rate}
        ways={ways}
        whoIsPaid={whoIsPaid}
        words={words}
        isReady={hydrated}
        amountMinor={panelAmount(kept ? Math.round(kept.amount * 100) : suggestedMinor)}
        message={kept?.message ?? ''}
        isAnonymous={kept?.isAnonymous ?? false}
      />
    </section>
  );
}
