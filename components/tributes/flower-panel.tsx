'use client';

import { type ReactNode, useMemo } from 'react';
import { Bloom } from '@/components/layout/bloom';
import { Card } from '@/components/ui/card';
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
  /** Who receives the money. */
  whoIsPaid: ReactNode;
  words: FlowerWords;
};

/** 'Send Digital Flowers' beside a memorial (product.md 2), with what was typed before a login. */
export function FlowerPanel({ memorialId, suggestedMinor, rate, whoIsPaid, words }: Props) {
  const hydrated = useHydrated();
  const kept = useMemo(
    () => (hydrated ? readStoredTribute(memorialId) : null),
    [hydrated, memorialId],
  );
  const title = `${FLOWERS_ID}-title`;
  return (
    <Card as="section" aria-labelledby={title}>
      <div id={FLOWERS_ID} className="flex scroll-mt-6 items-center gap-2">
        <Bloom className="size-8 shrink-0" />
        <h2 id={title} className="text-xl lg:text-lg">
          {words.title}
        </h2>
      </div>
      <PanelForm
        key={kept ? 'kept' : 'new'} // stored values appear when scripts run, and replace the fields of the page
        memorialId={memorialId}
        rate={rate}
        whoIsPaid={whoIsPaid}
        words={words}
        isReady={hydrated}
        amountMinor={panelAmount(kept ? Math.round(kept.amount * 100) : suggestedMinor)}
        message={kept?.message ?? ''}
        isAnonymous={kept?.isAnonymous ?? false}
      />
    </Card>
  );
}
