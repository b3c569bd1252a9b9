'use client';

import { useErrorWords } from '@/components/layout/error-words';
import { LonePage } from '@/components/layout/lone-page';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { fill } from '@/lib/platform/language/fill';
import { paths } from '@/lib/platform/paths';

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const words = useErrorWords();
  return (
    <LonePage
      title={words.title}
      actions={
        <>
          <Button onClick={reset}>{words.tryAgain}</Button>
          <ButtonLink href={paths.home} variant="secondary">
            {words.goHome}
          </ButtonLink>
        </>
      }
    >
      <p>{words.text}</p>
      {error.digest && (
        <p className="text-sm text-ink-soft">{fill(words.reference, { digest: error.digest })}</p>
      )}
    </LonePage>
  );
}
