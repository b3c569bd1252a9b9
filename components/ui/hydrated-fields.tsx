import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';

type Props = {
  className: string;
  children: ReactNode;
};

/** A form's fields, disabled until hydration, since React would revert what is entered before it. */
export function HydratedFields({ className, children }: Props) {
  return (
    <fieldset disabled={!useHydrated()} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  );
}
