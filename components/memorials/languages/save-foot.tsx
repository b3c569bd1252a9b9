import type { ReactNode } from 'react';
import { LogInAgain } from '@/components/accounts/log-in-again';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import type { Saving } from './use-saving';

type Props = {
  memorialId: string;
  saving: Saving;
  label: string;
  busy: boolean;
  children?: ReactNode;
};

/** The end of a form on the languages page: errors, the save button, and the confirmation. */
export function SaveFoot({ memorialId, saving, label, busy, children }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  return (
    <>
      {saving.failed && <Banner tone="error">{saving.failed}</Banner>}
      {saving.hasEnded && <LogInAgain from={paths.memorialLanguages(memorialId)} isKept={false} />}
      <ConnectionNotice />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={!hydrated} busy={busy} busyLabel={say('edit.save.saving')}>
          {label}
        </Button>
        {children}
        <p role="status" className="text-ink-soft">
          {saving.saved}
        </p>
      </div>
    </>
  );
}
