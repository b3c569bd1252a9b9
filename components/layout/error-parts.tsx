import type { ReactNode } from 'react';
import { LonePage } from '@/components/layout/lone-page';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import * as paths from '@/lib/platform/paths';
import type { useErrorWords } from './error-words';

export type ErrorPartsProps = {
  words: ReturnType<typeof useErrorWords>;
  onRetry: () => void;
  children: ReactNode;
};

/** Replaces a page that failed. */
export const ErrorParts = ({ words, onRetry, children }: ErrorPartsProps) => (
  <LonePage
    title={words.title}
    actions={
      <>
        <Button onClick={onRetry}>{words.tryAgain}</Button>
        <ButtonLink href={paths.home} variant="secondary">
          {words.goHome}
        </ButtonLink>
      </>
    }
  >
    {children}
  </LonePage>
);
