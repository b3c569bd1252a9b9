import type { ReactNode } from 'react';
import { focusOnAppearing } from '@/lib/browser/focus';

type Props = {
  /** True if the person waited for it: the title then takes the focus and is announced. */
  isNews: boolean;
  children: ReactNode;
};

export const OutcomeTitle = ({ isNews, children }: Props) => (
  <h1 className="text-3xl" tabIndex={-1} ref={isNews ? focusOnAppearing : undefined}>
    {children}
  </h1>
);
