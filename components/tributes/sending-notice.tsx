import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { fill } from '@/lib/platform/language/fill';
import * as paths from '@/lib/platform/paths';
import type { FlowerWords } from './flower-words';
import type { Notice } from './use-sending';

type Props = { notice: Notice | null; words: FlowerWords };

/** The result of the last attempt to pay, above the buttons for the next one. */
export function SendingNotice({ notice, words }: Props) {
  return (
    <>
      {notice && (
        <Banner tone={notice.paidOrderId ? 'error' : 'warning'}>
          <p>{notice.message}</p>
          {notice.orderId && (
            <p className="text-sm">{fill(words.order, { orderId: notice.orderId })}</p>
          )}
        </Banner>
      )}
      {notice?.paidOrderId && (
        <ButtonLink href={paths.flowersPaid(notice.paidOrderId)} className="w-full">
          {words.viewOrder}
        </ButtonLink>
      )}
    </>
  );
}
