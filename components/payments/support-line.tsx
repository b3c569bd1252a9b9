import type { ReactNode } from 'react';
import { PageAnchor } from '@/components/ui/page-link';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

type Props = { orderId: string; sentence: 'ifUnchanged' | 'toAsk' };

/** A sentence on how to contact support about an order. Renders nothing without an order. */
export function SupportLine({ orderId, sentence }: Props) {
  const say = useSay();
  if (!orderId) return null;
  return <p>{say.rich(`payments.support.${sentence}`, { orderId, contact: toContact })}</p>;
}

const toContact = (chunks: ReactNode) => (
  <PageAnchor href={paths.contact} className="underline underline-offset-4">
    {chunks}
  </PageAnchor>
);
