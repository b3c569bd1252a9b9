'use client';

import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';
import { Spinner } from '../ui/spinner';
import type { ScanTarget } from './scan-target-rules';

type ScanResultProps = { text: string; target: ScanTarget; onAgain: () => void };

/** Shows the scanned text and where it leads. Takes the focus from the camera view that it replaces. */
export function ScanResult({ text, target, onAgain }: ScanResultProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="scanned" className="border-t border-gold pt-6">
      <h2 id="scanned" tabIndex={-1} ref={focusOnMount} className="text-xl">
        {t(target.kind === 'memorial' ? 'scan.result.memorialTitle' : 'scan.result.title')}
      </h2>
      <p className="mt-3 rounded-lg bg-sunken px-4 py-3 break-all whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </p>
      <div className="mt-5">
        <TargetNote target={target} />
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
            {t('scan.result.continue', { host: target.host })}
          </ButtonLink>
        )}
        <Button onClick={onAgain}>{t('scan.result.again')}</Button>
      </div>
    </section>
  );
}

function TargetNote({ target }: { target: ScanTarget }) {
  const t = useTranslate();
  if (target.kind === 'memorial') return <Spinner label={t('scan.result.opening')} />;
  return <p>{t(`scan.result.${target.kind}`)}</p>;
}
