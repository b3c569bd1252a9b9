import { OutcomeTitle } from '@/components/payment/outcome-title';
import { SupportLine } from '@/components/payment/support-line';
import { Bloom } from '@/components/site/bloom';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/paths';

/** The memorial that flowers are for, as far as the person may see it. */
export type Memorial = { id: string; fullName: string };

/** `isNews`: the person waited for it, so it takes the focus and is read out. */
type Ended = { isNews: boolean; memorial: Memorial | null };

/** What the return page of a flower payment shows (spec 2, "Payment returns"). */
export const FlowersWaiting = () => (
  <div className="space-y-4 text-center">
    <h1 className="text-3xl">Processing Your Flower Tribute</h1>
    <Spinner label="Waiting for the payment to be confirmed…" />
  </div>
);

/** Shown while the memorial's page is on its way, and where there is none to go to. */
export const FlowersSent = ({ isNews, memorial }: Ended) => (
  <div className="space-y-6 text-center">
    <Bloom className="mx-auto size-16" />
    <OutcomeTitle isNews={isNews}>Thank You!</OutcomeTitle>
    <p dir="auto">
      {memorial
        ? `Your flowers for ${memorial.fullName} have arrived.`
        : 'Your flowers were paid for.'}{' '}
      A receipt is on its way to your e-mail address.
    </p>
    {!memorial && <p>The memorial itself can no longer be seen.</p>}
    <div className="flex justify-center">
      <Ways memorial={memorial} />
    </div>
  </div>
);

type InReview = Ended & { orderId: string; isTargetGone: boolean };

/** The money is here, and a person has to look at what it is for. */
export const FlowersInReview = ({ isNews, memorial, orderId, isTargetGone }: InReview) => (
  <div className="space-y-6">
    <OutcomeTitle isNews={isNews}>Thank You!</OutcomeTitle>
    <Banner tone="warning">
      <div className="space-y-2">
        <p>{isTargetGone ? TARGET_GONE : NOT_SAVED}</p>
        {isTargetGone && <p>The memorial was deleted before your payment arrived.</p>}
        <SupportLine orderId={orderId}>
          A person is looking at it already, and you need not pay again. To ask about it, please
        </SupportLine>
      </div>
    </Banner>
    <Ways memorial={memorial} />
  </div>
);

const NOT_SAVED = 'Payment succeeded, but failed to save tribute details. Please contact support.';
/** Nothing tells any more what the flowers are for. */
const TARGET_GONE =
  'Flower tribute data not found after successful payment. Please contact support.';

type Failure = Ended & { orderId: string; message: string };

export const FlowersFailed = ({ isNews, memorial, orderId, message }: Failure) => (
  <div className="space-y-6">
    <OutcomeTitle isNews={isNews}>Payment Verification Failed</OutcomeTitle>
    <Banner tone="error">
      <div className="space-y-2">
        <p>{message}</p>
        <SupportLine orderId={orderId}>If this does not change, please</SupportLine>
      </div>
    </Banner>
    <Ways memorial={memorial} />
  </div>
);

const Ways = ({ memorial }: { memorial: Memorial | null }) => (
  <div className="flex flex-wrap gap-3">
    {memorial && <ButtonLink href={paths.memorial(memorial.id)}>Go to the memorial</ButtonLink>}
    <ButtonLink href={paths.home} variant="secondary">
      Return to Home
    </ButtonLink>
  </div>
);
