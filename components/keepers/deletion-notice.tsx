'use client';

import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { apiDeletion } from '@/lib/keepers/api-paths';
import type { Rights } from '@/lib/keepers/policy';
import { longDate } from '@/lib/platform/language/days';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useKeeperAction } from './use-keeper-action';

type Props = { memorialId: string; dueAt: string; can: Rights };

/** Shows when the memorial will be deleted, with a button to prevent that. */
export function DeletionNotice({ memorialId, dueAt, can }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const hydrated = useHydrated();
  const { busy, failure, act } = useKeeperAction();
  return (
    <div className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <Banner tone="warning">
        <p>{t('keepers.deletion.announced', { day: longDate(dueAt.slice(0, 10), language) })}</p>
        {can.edit && (
          <Button
            variant="secondary"
            className="mt-3"
            disabled={!hydrated}
            busy={busy !== null}
            busyLabel={t('keepers.people.saving')}
            onClick={() => act('keep', { path: apiDeletion(memorialId), method: 'DELETE' })}
          >
            {t(can.handOn ? 'keepers.deletion.keep' : 'keepers.handover.object')}
          </Button>
        )}
      </Banner>
    </div>
  );
}
