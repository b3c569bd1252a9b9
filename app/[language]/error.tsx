'use client';

import { LonePage } from '@/components/layout/lone-page';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/platform/paths';

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <LonePage
      title="This page could not be shown"
      actions={
        <>
          <Button onClick={reset}>Try again</Button>
          <ButtonLink href={paths.home} variant="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      <p>Something went wrong on our side. Nothing you saved has been lost. Please try again.</p>
      {error.digest && <p className="text-sm text-ink-soft">Reference: {error.digest}</p>}
    </LonePage>
  );
}
