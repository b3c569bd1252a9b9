'use client';

import { type ReactNode, useMemo } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';
import { readStoredTribute } from '@/lib/browser/stored-tribute';
import { minorUnitsPerUnit } from '@/lib/platform/language/format-amount';
import { FLOWERS_ID } from '@/lib/tributes/rules';
import { panelAmount } from './amount-rules';
import type { FlowerMessages } from './flower-messages';
import type { FlowerWay } from './flower-money';
import { PanelForm } from './panel-form';

type Props = {
  memorialId: string;
  /** In minor units. */
  suggestedMinor: number;
  ways: FlowerWay[];
  /** The sentence about who receives the money. */
  payeeNotice: ReactNode;
  messages: FlowerMessages;
};

/** 'Send Digital Flowers' on a memorial page (product.md 2). After a login, it restores what was typed before it. */
export function FlowerPanel({ memorialId, suggestedMinor, ways, payeeNotice, messages }: Props) {
  const hydrated = useHydrated();
  const storedTribute = useMemo(
    () => (hydrated ? readStoredTribute(memorialId) : null),
    [hydrated, memorialId],
  );
  const { format, limits } = messages.money;
  const storedMinor = storedTribute && Math.round(storedTribute.amount * minorUnitsPerUnit(format));
  const title = `${FLOWERS_ID}-title`;
  return (
    <section
      id={FLOWERS_ID}
      aria-labelledby={title}
      className="mx-auto w-full max-w-88 scroll-mt-20 rounded-t-full bg-surface px-6 pt-10 pb-8 sm:px-7"
    >
      <PanelForm
        key={storedTribute ? 'kept' : 'new'} // remounts the form once the stored values are read
        titleId={title}
        memorialId={memorialId}
        ways={ways}
        payeeNotice={payeeNotice}
        messages={messages}
        isReady={hydrated}
        amountMinor={panelAmount(storedMinor ?? suggestedMinor, limits)}
        message={storedTribute?.message ?? ''}
        isAnonymous={storedTribute?.isAnonymous ?? false}
      />
    </section>
  );
}
