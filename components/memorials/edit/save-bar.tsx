import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { lazyWithRetry } from '@/components/ui/lazy-with-retry';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { LeaveDialogProps } from './leave-dialog';

const loadDialog = () => import('./leave-dialog').then((module) => module.LeaveDialog);
const LeaveDialog = lazyWithRetry<LeaveDialogProps>(loadDialog);

type Props = Pick<LeaveDialogProps, 'canKeep' | 'unstoredLabels' | 'onDiscard'> & {
  busy: boolean;
  /** True while files are being uploaded; Save is disabled meanwhile. */
  uploading: boolean;
  disabled?: boolean;
  /** If true, Cancel asks for confirmation. */
  isChanged: boolean;
  onLeave: () => void;
};

/** The Save and Cancel buttons, always visible at the bottom of the window unless it is too short. */
export function SaveBar({ busy, uploading, disabled, isChanged, ...rest }: Props) {
  const t = useTranslate();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToFocusedTextarea(bar.current?.closest('form')), []);
  // Preloaded after the first render, since the connection may be lost by the time the dialog is needed.
  useEffect(() => void loadDialog().catch(() => null), []);
  return (
    // On pages with this attribute, the language offer (components/layout/language-offer-bar.tsx) is not sticky.
    <div
      ref={bar}
      data-save-bar
      className="sticky bottom-0 z-20 -mx-[min(1rem,var(--spacing-side))] flex [@media(max-height:30rem)]:static flex-wrap items-center gap-3 border-t border-line bg-paper px-[min(1rem,var(--spacing-side))] py-3"
    >
      <ConnectionNotice />
      <Button
        type="submit"
        disabled={disabled}
        aria-disabled={uploading}
        busy={busy}
        busyLabel={t('edit.save.saving')}
      >
        {t('edit.save.save')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => (isChanged ? setIsDialogOpen(true) : rest.onLeave())}
        disabled={busy}
      >
        {t('ui.cancel')}
      </Button>
      <p role="status" className="text-ink-soft">
        {uploading && t('edit.save.uploading')}
      </p>
      <Suspense>
        {isDialogOpen && (
          <LeaveDialog
            canKeep={rest.canKeep}
            unstoredLabels={rest.unstoredLabels}
            onStay={() => setIsDialogOpen(false)}
            onKeep={rest.onLeave}
            onDiscard={rest.onDiscard}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Browsers scroll only the first line of a focused textarea into view; the rest could stay hidden behind the bar. */
function scrollToFocusedTextarea(form: HTMLFormElement | null | undefined) {
  const show = ({ key, target }: KeyboardEvent) => {
    if (key === 'Tab' && target instanceof HTMLTextAreaElement)
      target.scrollIntoView({ block: 'nearest' });
  };
  form?.addEventListener('keyup', show);
  return () => form?.removeEventListener('keyup', show);
}
