import { Bloom } from '@/components/layout/bloom';
import { OutcomeTitle } from '@/components/payments/outcome-title';
import { SupportLine } from '@/components/payments/support-line';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { Spinner } from '@/components/ui/spinner';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';
import { Recipient, type RecipientMemorial } from './recipient';

/** `memorial` is null if the person may not see it. `isNews`: they waited, so it takes the focus and is announced. */
type Ended = { isNews: boolean; memorial: RecipientMemorial | null };

/** What the return page of a flower payment shows (product.md 2, "Payment returns"). */
export function FlowersWaiting({ memorial }: { memorial: RecipientMemorial | null }) {
  const say = useSay();
  return (
    <div className="space-y-4 text-center">
      {memorial && <Recipient memorial={memorial} className="mx-auto" />}
      <h1 className="text-3xl">{say('tributes.outcome.waitingTitle')}</h1>
      <Spinner label={say('tributes.outcome.waiting')} />
    </div>
  );
}

/** Shown while the memorial's page is loading, and when there is none to go to. */
export function FlowersSent({ isNews, memorial }: Ended) {
  const say = useSay();
  return (
    <div className="space-y-6 text-center">
      {memorial ? (
        <Recipient memorial={memorial} className="mx-auto" />
      ) : (
        <Bloom className="mx-auto size-16" />
      )}
      <OutcomeTitle isNews={isNews}>{say('tributes.outcome.thanks')}</OutcomeTitle>
      <p>
        {memorial
          ? say('tributes.outcome.arrived', { name: memorial.fullName })
          : say('tributes.outcome.paidFor')}
      </p>
      {!memorial && <p>{say('tributes.outcome.memorialGone')}</p>}
      <div className="flex justify-center">
        <Links memorial={memorial} />
      </div>
    </div>
  );
}

type InReview = Ended & { orderId: string; isTargetGone: boolean };

/** The payment arrived, but an admin must decide about the order, which no longer names a memorial if `isTargetGone`. */
export function FlowersInReview({ isNews, memorial, orderId, isTargetGone }: InReview) {
  const say = useSay();
  return (
    <div className="space-y-6">
      {memorial && <Recipient memorial={memorial} />}
      <OutcomeTitle isNews={isNews}>{say('tributes.outcome.thanks')}</OutcomeTitle>
      <Banner tone="warning">
        <div className="space-y-2">
          <p>{say(isTargetGone ? 'tributes.outcome.dataNotFound' : 'tributes.outcome.notSaved')}</p>
          {isTargetGone && <p>{say('tributes.outcome.memorialDeleted')}</p>}
          <SupportLine orderId={orderId} sentence="toAsk" />
        </div>
      </Banner>
      <Links memorial={memorial} />
    </div>
  );
}

type Failure = Ended & { orderId: string; message: string };

export function FlowersFailed({ isNews, memorial, orderId, message }: Failure) {
  const say = useSay();
  return (
    <div className="space-y-6">
      {memorial && <Recipient memorial={memorial} />}
      <OutcomeTitle isNews={isNews}>{say('tributes.outcome.failedTitle')}</OutcomeTitle>
      <Banner tone="error">
        <div className="space-y-2">
          <p>{message}</p>
          <SupportLine orderId={orderId} sentence="ifUnchanged" />
        </div>
      </Banner>
      <Links memorial={memorial} />
    </div>
  );
}

function Links({ memorial }: { memorial: RecipientMemorial | null }) {
  const say = useSay();
  return (
    <div className="flex flex-wrap gap-3">
      {memorial && (
        <ButtonLink href={paths.memorial(memorial.id)}>
          {say('tributes.outcome.goToMemorial')}
        </ButtonLink>
      )}
      <ButtonLink href={paths.home} variant="secondary">
        {say('tributes.outcome.home')}
      </ButtonLink>
    </div>
  );
}
