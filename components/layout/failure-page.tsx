import { Button } from '@/components/ui/button';
import { splitAddress } from '@/lib/platform/language/addresses';
import { FAILURES } from '@/lib/platform/language/generated/failures.mjs';
import { factsOf } from '@/lib/platform/language/languages';
import { LonePage } from './lone-page';

/** The words of the page for a layout that fails, in the language of the address that is open, and where that is read from. */
export function failureHere() {
  const { language } = splitAddress(window.location.pathname);
  const words = FAILURES[language];
  return words && { ...words, ...factsOf(language) };
}

type Failure = NonNullable<ReturnType<typeof failureHere>>;

/** That page; `onRetry` asks for the failed one again. */
export const FailurePage = ({ words, onRetry }: { words: Failure; onRetry: () => void }) => (
  <LonePage title={words.title} actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
    <p>{words.text}</p>
  </LonePage>
);
