'use client';

import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { apiSuccessor } from '@/lib/keepers/api-paths';
import type { Succession } from '@/lib/keepers/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useKeeperAction } from './use-keeper-action';

type Props = {
  memorialId: string;
  succession: Succession;
  /** The owner's name; null while the memorial has no owner. */
  owner: string | null;
};

/** Asks the keeper whom the owner chose as successor, or shows the answer that keeper gave. */
export function SuccessorQuestion({ memorialId, succession, owner }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { busy, failure, act } = useKeeperAction();
  const answer = (accepts: boolean) =>
    act(String(accepts), {
      path: apiSuccessor(memorialId),
      method: 'POST',
      body: { accepts },
    });
  const button = { disabled: !hydrated, 'aria-disabled': busy !== null };
  return (
    <div className="space-y-4">
      {succession === 'asked' && owner !== null && (
        <p className="wrap-anywhere">{t('keepers.succession.question', { name: owner })}</p>
      )}
      <p className="max-w-measure text-ink-soft">
        {t(succession === 'asked' ? 'keepers.succession.means' : 'keepers.succession.yours')}
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <div className="flex flex-wrap items-center gap-3">
        {succession === 'asked' && (
          <Button
            {...button}
            busy={busy === 'true'}
            busyLabel={t('keepers.people.saving')}
            onClick={() => answer(true)}
          >
            {t('keepers.succession.yes')}
          </Button>
        )}
        <Button
          {...button}
          variant={succession === 'asked' ? 'secondary' : 'quiet'}
          busy={busy === 'false'}
          busyLabel={t('keepers.people.saving')}
          onClick={() => answer(false)}
        >
          {t(succession === 'asked' ? 'keepers.succession.no' : 'keepers.succession.withdraw')}
        </Button>
      </div>
    </div>
  );
}
