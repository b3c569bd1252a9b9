import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/paths';
import { OutcomeTitle as Title } from './outcome-title';

/** What the return page of a memorial's payment shows (spec 2, "Payment returns"). */
export const Waiting = () => (
  <div className="space-y-4 text-center">
    <h1 className="text-3xl">Finalizing Memorial Creation</h1>
    <Spinner label="Waiting for the payment to be confirmed…" />
  </div>
);

/** `isNews`: the person waited for it, so it takes the focus and is read out. */
type News = { isNews: boolean };

export const Done = ({ isNews, memorialId }: News & { memorialId: string }) => (
  <div className="space-y-6 text-center">
    <Title isNews={isNews}>Memorial Created Successfully!</Title>
    <p>A receipt is on its way to your e-mail address.</p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink href={paths.memorial(memorialId)}>View Memorial</ButtonLink>
      <ButtonLink href={paths.home} variant="secondary">
        Go to Homepage
      </ButtonLink>
    </div>
  </div>
);

export const Deleted = ({ isNews }: News) => (
  <div className="space-y-6">
    <Title isNews={isNews}>This memorial has been deleted.</Title>
    <ButtonLink href={paths.home} variant="secondary">
      Go to Homepage
    </ButtonLink>
  </div>
);

export const Failed = ({
  isNews,
  orderId,
  message,
}: News & { orderId: string; message: string }) => (
  <div className="space-y-6">
    <Title isNews={isNews}>Error Finalizing Memorial</Title>
    <Banner tone="error">
      <p>{message}</p>
      {orderId && <p>If this does not change, please contact support and quote order {orderId}.</p>}
    </Banner>
    <ButtonLink href={paths.home} variant="secondary">
      Go to Homepage
    </ButtonLink>
  </div>
);
