import type { ReactNode } from 'react';

type Props = {
  /** The person waited for it, so it takes the focus and is read out. */
  isNews: boolean;
  children: ReactNode;
};

/** The heading of how a payment ended. */
export const OutcomeTitle = ({ isNews, children }: Props) => (
  <h1 className="text-3xl" tabIndex={-1} ref={isNews ? focusOnAppearing : undefined}>
    {children}
  </h1>
);

const focusOnAppearing = (heading: HTMLHeadingElement | null) => heading?.focus();
