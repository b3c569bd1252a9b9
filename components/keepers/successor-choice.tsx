'use client';

import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { apiSuccessor } from '@/lib/keepers/api-paths';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { TransferButton } from './transfer-page';
import { useKeeperAction } from './use-keeper-action';

type Props = {
  memorialId: string;
  keepers: readonly KeeperView[];
  /** True if no handover is announced or offered. */
  mayTransfer: boolean;
};

/** Lets the owner ask a keeper to become the successor, and shows that keeper's answer. */
export function SuccessorChoice({ memorialId, keepers, mayTransfer }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { busy, failure, act } = useKeeperAction();
  const askSuccessor = (userId: string | null) =>
    act(userId ?? '', { path: apiSuccessor(memorialId), method: 'PUT', body: { userId } });
  const successor = keepers.find(({ succession }) => succession !== null);
  const candidates = keepers.filter(({ role, leavesAt }) => role === 'keeper' && leavesAt === null);
  return (
    <div className="space-y-4">
      <p className="max-w-measure text-ink-soft">{t('keepers.succession.intro')}</p>
      {failure && <Banner tone="error">{failure}</Banner>}
      {successor ? (
        <>
          <p className="wrap-anywhere">
            {t(
              successor.succession === 'accepted'
                ? 'keepers.succession.accepted'
                : 'keepers.succession.asked',
              { name: successor.name },
            )}
          </p>
          <Button
            variant="quiet"
            disabled={!hydrated}
            aria-disabled={busy !== null}
            busy={busy === ''}
            busyLabel={t('keepers.people.saving')}
            onClick={() => askSuccessor(null)}
          >
            {t('keepers.succession.takeBack')}
          </Button>
        </>
      ) : candidates.length === 0 ? (
        <p>{t('keepers.succession.nobody')}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {candidates.map(({ userId, name: person }) => (
            <Button
              key={userId}
              variant="secondary"
              className="wrap-anywhere"
              disabled={!hydrated}
              aria-disabled={busy !== null}
              busy={busy === userId}
              busyLabel={t('keepers.invite.sending')}
              onClick={() => askSuccessor(userId)}
            >
              {t('keepers.succession.ask', { name: person })}
            </Button>
          ))}
        </div>
      )}
      {mayTransfer && candidates.length > 0 && (
        <p>
          <TransferButton memorialId={memorialId} keepers={candidates} />
        </p>
      )}
    </div>
  );
}
