import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { Spinner } from '@/components/ui/spinner';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { OutcomeTitle as Title } from './outcome-title';
import { SupportLine } from './support-line';

/** Shown while a memorial's payment is being confirmed (product.md 2, "Payment returns"). */
export function Waiting({ label }: { label?: string }) {
  const say = useSay();
  return (
    <div className="space-y-4 text-center">
      <h1 className="text-3xl">{say('payments.outcome.waitingTitle')}</h1>
      <Spinner label={label ?? say('payments.outcome.waiting')} />
    </div>
  );
}

/** `isNews` is true if the person waited for it: the title then takes the focus and is announced. */
type News = { isNews: boolean };

export function Deleted({ isNews }: News) {
  const say = useSay();
  return (
    <div className="space-y-6">
      <Title isNews={isNews}>{say('payments.outcome.deleted')}</Title>
      <ButtonLink href={paths.home} variant="secondary">
        {say('payments.outcome.home')}
      </ButtonLink>
    </div>
  );
}

type Failure = News & {
  /** '' if there is none. */
  orderId: string;
  message: string;
  more?: string;
  children?: ReactNode;
};

export function Failed({ isNews, orderId, message, more, children }: Failure) {
  const say = useSay();
  return (
    <div className="space-y-6">
      <Title isNews={isNews}>{say('payments.outcome.failedTitle')}</Title>
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
          {say('payments.outcome.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
