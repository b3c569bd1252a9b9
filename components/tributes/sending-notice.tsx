import { PopupStuck } from '@/components/payments/popup-stuck';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/platform/paths';
import type { Notice } from './use-sending';

type Props = { notice: Notice | null; closePopup: (() => void) | null };

/** How the last payment attempt ended, above the buttons for the next one. */
export function SendingNotice({ notice, closePopup }: Props) {
  return (
    <>
      {notice && (
        <Banner tone={notice.paidOrderId ? 'error' : 'warning'}>
          <p>{notice.message}</p>
          {notice.orderId && <p className="text-sm">Order {notice.orderId}.</p>}
        </Banner>
      )}
      {closePopup && <PopupStuck close={closePopup} />}
      {notice?.paidOrderId && (
        <ButtonLink href={paths.flowersPaid(notice.paidOrderId)} className="w-full">
          View order status
        </ButtonLink>
      )}
    </>
  );
}
