import type { ReactNode } from 'react';
import { focusOnMount } from '@/lib/browser/focus-on-mount';

type Props = {
  /** True if the person waited for this outcome: the title then takes the focus and is announced. */
  isAnnounced: boolean;
  children: ReactNode;
};

export const OutcomeTitle = ({ isAnnounced, children }: Props) => (
  <h1 className="text-3xl" tabIndex={-1} ref={isAnnounced ? focusOnMount : undefined}>
    {children}
  </h1>
);
