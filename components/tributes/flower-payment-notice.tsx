import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { fillPlaceholders } from '@/lib/platform/language/fill-placeholders';
import * as paths from '@/lib/platform/paths';
import type { FlowerMessages } from './flower-messages';
import type { SendNotice } from './use-flower-payment';

type Props = { notice: SendNotice | null; messages: FlowerMessages };

/** The result of the last attempt to pay, above the buttons for the next one. */
export function FlowerPaymentNotice({ notice, messages }: Props) {
  return (
    <>
      {notice && (
        <Banner tone={notice.paidOrderId ? 'error' : 'warning'}>
          <p>{notice.message}</p>
          {notice.orderId && (
            <p className="text-sm">
              {fillPlaceholders(messages.order, { orderId: notice.orderId })}
            </p>
          )}
        </Banner>
      )}
      {notice?.paidOrderId && (
        <ButtonLink href={paths.flowersPaid(notice.paidOrderId)} className="w-full">
          {messages.viewOrder}
        </ButtonLink>
      )}
    </>
  );
}
