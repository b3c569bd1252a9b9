import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/lib/platform/paths';
import { OutcomeTitle as Title } from './outcome-title';
import { SupportLine } from './support-line';

/** Shown while the payment of a memorial is being confirmed (product.md 2, "Payment returns"). */
export const Waiting = ({ label = 'Waiting for the payment to be confirmed…' }) => (
  <div className="space-y-4 text-center">
    <h1 className="text-3xl">Finalizing Memorial Creation</h1>
    <Spinner label={label} />
  </div>
);

/** `isNews`: the person waited for it, so it takes the focus and is announced. */
type News = { isNews: boolean };

export const Deleted = ({ isNews }: News) => (
  <div className="space-y-6">
    <Title isNews={isNews}>This memorial has been deleted.</Title>
    <ButtonLink href={paths.home} variant="secondary">
      Go to Homepage
    </ButtonLink>
  </div>
);

type Failure = News & {
  /** '' when there is none to quote. */
  orderId: string;
  message: string;
  more?: string;
  /** A way to try again. */
  children?: ReactNode;
};

export const Failed = ({ isNews, orderId, message, more, children }: Failure) => (
  <div className="space-y-6">
    <Title isNews={isNews}>Error Finalizing Memorial</Title>
    <Banner tone="error">
      <div className="space-y-2">
        <p>{message}</p>
        {more && <p>{more}</p>}
        <SupportLine orderId={orderId}>If this does not change, please</SupportLine>
      </div>
    </Banner>
    <div className="flex flex-wrap gap-3">
      {children}
      <ButtonLink href={paths.home} variant="secondary">
        Go to Homepage
      </ButtonLink>
    </div>
  </div>
);
