'use client';

import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { apiHandover } from '@/lib/keepers/api-paths';
import { isOffer } from '@/lib/keepers/handover-rules';
import type { HandoverView } from '@/lib/keepers/queries/memorial-keepers';
import { longDate } from '@/lib/platform/language/days';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useKeeperAction } from './use-keeper-action';

type Props = { memorialId: string; handover: HandoverView; mayStop: boolean };

/** Announces a handover or an offer of the memorial, with buttons for people who may accept, decline or stop it. */
export function HandoverNotice({ memorialId, handover, mayStop }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const hydrated = useHydrated();
  const { busy, failure, act } = useKeeperAction();
  const answer = (method: 'POST' | 'DELETE') =>
    act(method, { path: apiHandover(memorialId), method });
  const button = {
    disabled: !hydrated,
    'aria-disabled': busy !== null,
    busyLabel: t('keepers.people.saving'),
  };
  const isOffered = isOffer(handover.kind);
  return (
    <div className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <Banner tone="warning">
        <p className="wrap-anywhere">
          {handoverText(handover, longDate(handover.dueAt.slice(0, 10), language), t)}
        </p>
        <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
          {isOffered && handover.isViewer && (
            <Button {...button} busy={busy === 'POST'} onClick={() => answer('POST')}>
              {t('keepers.succession.yes')}
            </Button>
          )}
          {(isOffered ? handover.isViewer || handover.isByViewer : mayStop) && (
            <Button
              {...button}
              variant="secondary"
              busy={busy === 'DELETE'}
              onClick={() => answer('DELETE')}
            >
              {t(stopLabelKey(handover))}
            </Button>
          )}
        </div>
      </Banner>
    </div>
  );
}

function stopLabelKey({ kind, isByViewer }: HandoverView) {
  if (isByViewer) return 'keepers.succession.takeBack' as const;
  return isOffer(kind) ? ('keepers.succession.no' as const) : ('keepers.handover.object' as const);
}

function handoverText({ kind, person, isViewer }: HandoverView, day: string, t: Translate): string {
  if (isOffer(kind))
    return isViewer
      ? t('keepers.handover.yours', { day })
      : t('keepers.handover.offered', { person: person ?? '', day });
  if (kind === 'silence') return t('keepers.handover.silence', { person: person ?? '', day });
  return person === null
    ? t('keepers.handover.deathAlone', { day })
    : t('keepers.handover.death', { person, day });
}
