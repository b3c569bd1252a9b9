import type { ReactNode } from 'react';
import { useHydrated } from '@/lib/browser/hydrated';

type Props = {
  /** The space between the fields. */
  className: string;
  children: ReactNode;
};

/** The fields of a form, disabled until its scripts run: React would undo what somebody changes before. */
export function HydratedFields({ className, children }: Props) {
  return (
    <fieldset disabled={!useHydrated()} className={`min-w-0 ${className}`}>
      {children}
    </fieldset>
  );
}
