import type { ReactNode } from 'react';
import { LazyLoggedOutBanner } from '@/components/accounts/lazy-logged-out-banner';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConnectionNotice } from '@/components/ui/connection-notice';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import type { FormSave } from './use-form-save';

type Props = {
  memorialId: string;
  saving: FormSave;
  label: string;
  busy: boolean;
  children?: ReactNode;
};

/** The end of a form on the languages page: errors, the save button, and the confirmation. */
export function SaveFooter({ memorialId, saving, label, busy, children }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  return (
    <>
      {saving.failed && <Banner tone="error">{saving.failed}</Banner>}
      {saving.hasEnded && (
        <LazyLoggedOutBanner from={paths.memorialLanguages(memorialId)} isStored={false} />
      )}
      <ConnectionNotice />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={!hydrated} busy={busy} busyLabel={t('edit.save.saving')}>
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
