import { Bloom } from '@/components/layout/bloom';
import { OutcomeTitle } from '@/components/payments/outcome-title';
import { SupportLine } from '@/components/payments/support-line';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/platform/paths';
import { Recipient } from './recipient';

/** The memorial that the flowers are for, if the person may see it. */
export type Memorial = { id: string; fullName: string; pictureId: string | null };

/** `isNews`: the person waited for it, so it takes the focus and is announced. */
type Ended = { isNews: boolean; memorial: Memorial | null };

/** What the return page of a flower payment shows (product.md 2, "Payment returns"). */
export const FlowersWaiting = ({ memorial }: { memorial: Memorial | null }) => (
  <div className="space-y-4 text-center">
    {memorial && <Recipient {...memorial} className="mx-auto" />}
    <h1 className="text-3xl">Processing Your Flower Tribute</h1>
    <Spinner label="Waiting for the payment to be confirmed…" />
  </div>
);

/** Shown while the memorial's page is loading, and when there is none to go to. */
export const FlowersSent = ({ isNews, memorial }: Ended) => (
  <div className="space-y-6 text-center">
    {memorial ? (
      <Recipient {...memorial} className="mx-auto" />
    ) : (
      <Bloom className="mx-auto size-16" />
    )}
    <OutcomeTitle isNews={isNews}>Thank You!</OutcomeTitle>
    <p dir="auto">
      {memorial
        ? `Your flowers for ${memorial.fullName} have arrived.`
        : 'Your flowers have been paid for.'}{' '}
      A receipt is on its way to your e-mail address.
    </p>
    {!memorial && <p>The memorial itself can no longer be viewed.</p>}
    <div className="flex justify-center">
      <Links memorial={memorial} />
    </div>
  </div>
);

type InReview = Ended & { orderId: string; isTargetGone: boolean };

/** The payment arrived, but an admin must decide about the order. */
export const FlowersInReview = ({ isNews, memorial, orderId, isTargetGone }: InReview) => (
  <div className="space-y-6">
    {memorial && <Recipient {...memorial} />}
    <OutcomeTitle isNews={isNews}>Thank You!</OutcomeTitle>
    <Banner tone="warning">
      <div className="space-y-2">
        <p>{isTargetGone ? TARGET_GONE : NOT_SAVED}</p>
        {isTargetGone && <p>The memorial was deleted before your payment arrived.</p>}
        <SupportLine orderId={orderId}>
          We are already looking into it, and you do not need to pay again. To ask about it, please
        </SupportLine>
      </div>
    </Banner>
    <Links memorial={memorial} />
  </div>
);

const NOT_SAVED = 'Payment succeeded, but failed to save tribute details. Please contact support.';
/** The order no longer names a memorial. */
const TARGET_GONE =
  'Flower tribute data not found after successful payment. Please contact support.';

type Failure = Ended & { orderId: string; message: string };

export const FlowersFailed = ({ isNews, memorial, orderId, message }: Failure) => (
  <div className="space-y-6">
    {memorial && <Recipient {...memorial} />}
    <OutcomeTitle isNews={isNews}>Payment Verification Failed</OutcomeTitle>
    <Banner tone="error">
      <div className="space-y-2">
        <p>{message}</p>
        <SupportLine orderId={orderId}>If this does not change, please</SupportLine>
      </div>
    </Banner>
    <Links memorial={memorial} />
  </div>
);

const Links = ({ memorial }: { memorial: Memorial | null }) => (
  <div className="flex flex-wrap gap-3">
    {memorial && <ButtonLink href={paths.memorial(memorial.id)}>Go to the memorial</ButtonLink>}
    <ButtonLink href={paths.home} variant="secondary">
      Return to Home
    </ButtonLink>
  </div>
);
