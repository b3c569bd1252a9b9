'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';

/**
 * Opens the report dialog through the surrounding `GuestBookActions`. Disabled until hydration, since an earlier click
 * would have no effect.
 */
export function ReportButton({
  condolenceId,
  children,
}: {
  condolenceId: string;
  children: ReactNode;
}) {
  return (
    <Button
      variant="quiet"
      data-act="report"
      data-of={condolenceId}
      disabled={!useHydrated()}
      className="gap-1.5! self-start text-sm font-normal! text-ink-soft! noscript:hidden"
    >
      {children}
    </Button>
  );
}
