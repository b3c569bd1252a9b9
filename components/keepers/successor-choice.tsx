'use client';

import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { apiSuccessor } from '@/lib/keepers/api-paths';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { TransferPage } from './transfer-page';
import { useKeeperAction } from './use-keeper-action';

type Props = {
  memorialId: string;
  keepers: readonly KeeperView[];
  /** True if no handover is announced or offered. */
  mayTransfer: boolean;
};

/** For the owner: names a successor among the keepers and shows their answer. */
export function SuccessorChoice({ memorialId, keepers, mayTransfer }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { busy, failure, act } = useKeeperAction();
  const name = (userId: string | null) =>
    act(userId ?? '', { path: apiSuccessor(memorialId), method: 'PUT', body: { userId } });
  const named = keepers.find(({ succession }) => succession !== null);
  const others = keepers.filter(({ role, leavesAt }) => role === 'keeper' && leavesAt === null);
  return (
    <div className="space-y-4">
      <p className="max-w-measure text-ink-soft">{t('keepers.succession.intro')}</p>
      {failure && <Banner tone="error">{failure}</Banner>}
      {named ? (
        <>
          <p className="wrap-anywhere">
            {t(
              named.succession === 'accepted'
                ? 'keepers.succession.accepted'
                : 'keepers.succession.asked',
              { name: named.name },
            )}
          </p>
          <Button
            variant="quiet"
            disabled={!hydrated}
            aria-disabled={busy !== null}
            busy={busy === ''}
            busyLabel={t('keepers.people.saving')}
            onClick={() => name(null)}
          >
            {t('keepers.succession.takeBack')}
          </Button>
        </>
      ) : others.length === 0 ? (
        <p>{t('keepers.succession.nobody')}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {others.map(({ userId, name: person }) => (
            <Button
              key={userId}
              variant="secondary"
              className="wrap-anywhere"
              disabled={!hydrated}
              aria-disabled={busy !== null}
              busy={busy === userId}
              busyLabel={t('keepers.invite.sending')}
              onClick={() => name(userId)}
            >
              {t('keepers.succession.ask', { name: person })}
            </Button>
          ))}
        </div>
      )}
      {mayTransfer && others.length > 0 && (
        <p>
          <TransferPage memorialId={memorialId} keepers={others} />
        </p>
      )}
    </div>
  );
}
