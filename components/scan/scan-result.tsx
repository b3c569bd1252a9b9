'use client';

import { focusOnAppearing } from '@/lib/browser/focus';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Spinner } from '../ui/spinner';
import type { ScanTarget } from './scan-target-rules';

type ScanResultProps = { text: string; target: ScanTarget; onAgain: () => void };

/** Shows the scanned text and where it leads. Takes the focus from the camera view that it replaces. */
export function ScanResult({ text, target, onAgain }: ScanResultProps) {
  const say = useSay();
  return (
    <section aria-labelledby="scanned" className="border-t border-gold pt-6">
      <h2 id="scanned" tabIndex={-1} ref={focusOnAppearing} className="text-xl">
        {say(target.kind === 'memorial' ? 'scan.result.memorialTitle' : 'scan.result.title')}
      </h2>
      <p className="mt-3 rounded-lg bg-sunken px-4 py-3 break-all whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </p>
      <div className="mt-5">
        <WhereTo target={target} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {'href' in target && (
          // noreferrer: another site need not know where the code was scanned.
          <ButtonLink
            href={target.href}
            rel="noopener noreferrer"
            variant="secondary"
            className="max-w-full break-all"
          >
            {say('scan.result.continue', { host: target.host })}
          </ButtonLink>
        )}
        <Button onClick={onAgain}>{say('scan.result.again')}</Button>
      </div>
    </section>
  );
}

function WhereTo({ target }: { target: ScanTarget }) {
  const say = useSay();
  if (target.kind === 'memorial') return <Spinner label={say('scan.result.opening')} />;
  return <p>{say(`scan.result.${target.kind}`)}</p>;
}
