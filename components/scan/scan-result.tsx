'use client';

import { focusOnAppearing } from '@/lib/browser/focus';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Spinner } from '../ui/spinner';
import type { ScanTarget } from './scan-target-rules';

type ScanResultProps = { text: string; target: ScanTarget; onAgain: () => void };

/** Shows what was read and where it leads. It takes the focus, because the camera it replaces had it. */
export function ScanResult({ text, target, onAgain }: ScanResultProps) {
  return (
    <Card as="section" aria-labelledby="scanned">
      <h2 id="scanned" tabIndex={-1} ref={focusOnAppearing} className="text-xl">
        {target.kind === 'memorial' ? 'A memorial was found' : 'A code was found'}
      </h2>
      <p className="mt-3 rounded-lg bg-sunken px-4 py-3 break-all whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </p>
      <div className="mt-5">
        <WhereTo target={target} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {'href' in target && (
          // No referrer: a stranger's page need not know where the code was scanned.
          <ButtonLink
            href={target.href}
            rel="noopener noreferrer"
            variant="secondary"
            className="max-w-full break-all"
          >
            Continue to {target.host}
          </ButtonLink>
        )}
        <Button onClick={onAgain}>Scan another code</Button>
      </div>
    </Card>
  );
}

function WhereTo({ target }: { target: ScanTarget }) {
  if (target.kind === 'memorial') return <Spinner label="Opening the memorial…" />;
  if (target.kind === 'text')
    return <p>This is not the address of a web page, so nothing was opened.</p>;
  if (target.kind === 'ours')
    return <p>This code leads to a page of this site, but not to a memorial.</p>;
  return <p>This code leads to another site. Continue only if you know that site.</p>;
}
