import type { ReactNode } from 'react';
import { type WallMemorial, WallSpread } from '@/components/memorials/wall-spread';
import { OutcomeTitle } from '@/components/payments/outcome-title';
import { SupportLine } from '@/components/payments/support-line';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { Spinner } from '@/components/ui/spinner';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import type { FlowerSize } from '@/lib/tributes/size-rules';
import { Flower } from './flower';

/**
 * `memorial` is null if the person may not see it. If they waited (`isAnnounced`), the title takes the focus and is
 * announced.
 */
type OutcomeProps = { isAnnounced: boolean; memorial: WallMemorial | null };

/** Shown on the return page until the payment is confirmed (product.md 2, "Payment returns"). */
export function FlowersWaiting({ memorial }: { memorial: WallMemorial | null }) {
  const t = useTranslate();
  return (
    <Frame memorial={memorial}>
      <h1 className="text-3xl">{t('tributes.outcome.waitingTitle')}</h1>
      <Spinner label={t('tributes.outcome.waiting')} />
    </Frame>
  );
}

type FlowersSentProps = OutcomeProps & {
  /** The address the receipt is sent to. */
  email: string;
  size: FlowerSize;
};

/** Shown while the memorial's page is loading, or if there is no memorial that the person may open. */
export function FlowersSent({ isAnnounced, memorial, email, size }: FlowersSentProps) {
  const t = useTranslate();
  return (
    <Frame memorial={memorial}>
      <Flower size={size} className="size-30" />
      <OutcomeTitle isAnnounced={isAnnounced}>{t('tributes.outcome.thanks')}</OutcomeTitle>
      <p className="font-serif text-lg">
        {memorial
          ? t('tributes.outcome.arrived', { name: memorial.fullName })
          : t('tributes.outcome.paidFor')}
      </p>
      <p className="text-ink-soft">{t('tributes.outcome.receipt', { email })}</p>
      {!memorial && <p>{t('tributes.outcome.memorialGone')}</p>}
      <Links memorial={memorial} />
    </Frame>
  );
}

type FlowersInReviewProps = OutcomeProps & { orderId: string; isTargetGone: boolean };

/** The payment arrived, but an admin must review the order. `isTargetGone` is true if its memorial was deleted. */
export function FlowersInReview({
  isAnnounced,
  memorial,
  orderId,
  isTargetGone,
}: FlowersInReviewProps) {
  const t = useTranslate();
  return (
    <Frame memorial={memorial}>
      <OutcomeTitle isAnnounced={isAnnounced}>{t('tributes.outcome.thanks')}</OutcomeTitle>
      <Banner tone="warning">
        <div className="space-y-2">
          <p>{t(isTargetGone ? 'tributes.outcome.dataNotFound' : 'tributes.outcome.notSaved')}</p>
          {isTargetGone && <p>{t('tributes.outcome.memorialDeleted')}</p>}
          <SupportLine orderId={orderId} sentence="toAsk" />
        </div>
      </Banner>
      <Links memorial={memorial} />
    </Frame>
  );
}

type FlowersFailedProps = OutcomeProps & { orderId: string; message: string };

export function FlowersFailed({ isAnnounced, memorial, orderId, message }: FlowersFailedProps) {
  const t = useTranslate();
  return (
    <Frame memorial={memorial}>
      <OutcomeTitle isAnnounced={isAnnounced}>{t('tributes.outcome.failedTitle')}</OutcomeTitle>
      <Banner tone="error">
        <div className="space-y-2">
          <p>{message}</p>
          <SupportLine orderId={orderId} sentence="ifUnchanged" />
        </div>
      </Banner>
      <Links memorial={memorial} />
    </Frame>
  );
}

function Frame({ memorial, children }: { memorial: WallMemorial | null; children: ReactNode }) {
  return memorial ? (
    <WallSpread memorial={memorial}>{children}</WallSpread>
  ) : (
    <div className="page-width max-w-2xl space-y-6 py-16">{children}</div>
  );
}

function Links({ memorial }: { memorial: WallMemorial | null }) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap gap-3">
      {memorial && (
        <ButtonLink href={paths.memorial(memorial.id)}>
          {t('tributes.outcome.goToMemorial')}
        </ButtonLink>
      )}
      <ButtonLink href={paths.home} variant="secondary">
        {t('tributes.outcome.home')}
      </ButtonLink>
    </div>
  );
}
