'use client';

import { useLocale } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { apiHandover } from '@/lib/keepers/api-paths';
import { isOffer } from '@/lib/keepers/handover-rules';
import type { HandoverView } from '@/lib/keepers/queries/memorial-keepers';
import { longDate } from '@/lib/platform/language/days';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { useActing } from './use-acting';

type Props = { memorialId: string; handover: HandoverView; mayStop: boolean };

/** Announces a handover or an offer of the memorial, with buttons for those who may accept it, refuse it or object. */
export function HandoverNotice({ memorialId, handover, mayStop }: Props) {
  const say = useSay();
  const language = useLocale();
  const hydrated = useHydrated();
  const { busy, failure, act } = useActing();
  const answer = (method: 'POST' | 'DELETE') =>
    act(method, { path: apiHandover(memorialId), method });
  const button = {
    disabled: !hydrated,
    'aria-disabled': busy !== null,
    busyLabel: say('keepers.people.saving'),
  };
  const isOffered = isOffer(handover.kind);
  return (
    <div className="space-y-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <Banner tone="warning">
        <p className="wrap-anywhere">
          {sentence(handover, longDate(handover.dueAt.slice(0, 10), language), say)}
        </p>
        <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
          {isOffered && handover.isViewer && (
            <Button {...button} busy={busy === 'POST'} onClick={() => answer('POST')}>
              {say('keepers.succession.yes')}
            </Button>
          )}
          {(isOffered ? handover.isViewer || handover.isByViewer : mayStop) && (
            <Button
              {...button}
              variant="secondary"
              busy={busy === 'DELETE'}
              onClick={() => answer('DELETE')}
            >
              {say(stopLabel(handover))}
            </Button>
          )}
        </div>
      </Banner>
    </div>
  );
}

function stopLabel({ kind, isByViewer }: HandoverView) {
  if (isByViewer) return 'keepers.succession.takeBack' as const;
  return isOffer(kind) ? ('keepers.succession.no' as const) : ('keepers.handover.object' as const);
}

function sentence({ kind, person, isViewer }: HandoverView, day: string, say: Say): string {
  if (isOffer(kind))
    return isViewer
      ? say('keepers.handover.yours', { day })
      : say('keepers.handover.offered', { person: person ?? '', day });
  if (kind === 'silence') return say('keepers.handover.silence', { person: person ?? '', day });
  return person === null
    ? say('keepers.handover.deathAlone', { day })
    : say('keepers.handover.death', { person, day });
}
