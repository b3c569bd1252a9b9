import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { Spinner } from '@/components/ui/spinner';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { OutcomeTitle as Title } from './outcome-title';
import { SupportLine } from './support-line';

/** Shown while a memorial's payment is being confirmed (product.md 2, "Payment returns"). */
export function PaymentPending({ label }: { label?: string }) {
  const t = useTranslate();
  return (
    <div className="space-y-4 text-center">
      <h1 className="text-3xl">{t('payments.outcome.waitingTitle')}</h1>
      <Spinner label={label ?? t('payments.outcome.waiting')} />
    </div>
  );
}

/** `isAnnounced` is true if the person waited for this outcome: the title then takes the focus and is announced. */
type AnnouncedProps = { isAnnounced: boolean };

export function MemorialDeleted({ isAnnounced }: AnnouncedProps) {
  const t = useTranslate();
  return (
    <div className="space-y-6">
      <Title isAnnounced={isAnnounced}>{t('payments.outcome.deleted')}</Title>
      <ButtonLink href={paths.home} variant="secondary">
        {t('payments.outcome.home')}
      </ButtonLink>
    </div>
  );
}

type PaymentFailedProps = AnnouncedProps & {
  /** '' if there is none. */
  orderId: string;
  message: string;
  more?: string;
  children?: ReactNode;
};

export function PaymentFailed({
  isAnnounced,
  orderId,
  message,
  more,
  children,
}: PaymentFailedProps) {
  const t = useTranslate();
  return (
    <div className="space-y-6">
      <Title isAnnounced={isAnnounced}>{t('payments.outcome.failedTitle')}</Title>
      <Banner tone="error">
        <div className="space-y-2">
          <p>{message}</p>
          {more && <p>{more}</p>}
          <SupportLine orderId={orderId} sentence="ifUnchanged" />
        </div>
      </Banner>
      <div className="flex flex-wrap gap-3">
        {children}
        <ButtonLink href={paths.home} variant="secondary">
          {t('payments.outcome.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
