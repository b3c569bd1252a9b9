import type { ReactNode } from 'react';
import { FullLoadLink } from '@/components/ui/page-link';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type Props = { orderId: string; sentence: 'ifUnchanged' | 'toAsk' };

/** A sentence on how to contact support about an order. Renders nothing without an order. */
export function SupportLine({ orderId, sentence }: Props) {
  const t = useTranslate();
  if (!orderId) return null;
  return <p>{t.rich(`payments.support.${sentence}`, { orderId, contact: toContact })}</p>;
}

const toContact = (chunks: ReactNode) => (
  <FullLoadLink href={paths.contact} className="underline underline-offset-4">
    {chunks}
  </FullLoadLink>
);
