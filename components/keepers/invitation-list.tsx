'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useHydrated } from '@/lib/browser/hydrated';
import { apiInvitation, apiInvitations } from '@/lib/keepers/api-paths';
import { RIGHT_TO_MANAGE, type Rights } from '@/lib/keepers/policy';
import type { InvitationView } from '@/lib/keepers/queries/memorial-keepers';
import { longDate } from '@/lib/platform/language/days';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { useKeeperAction } from './use-keeper-action';

type Props = { memorialId: string; invitations: readonly InvitationView[]; can: Rights };

/** Lists invitations and their states. Resending one needs its address, so only viewers who see that can resend it. */
export function InvitationList({ memorialId, invitations, can }: Props) {
  const t = useTranslate();
  const language = useLocale();
  const hydrated = useHydrated();
  const { busy, failure, act } = useKeeperAction();
  if (invitations.length === 0) return <p>{t('keepers.invitations.none')}</p>;
  const day = (moment: string) => longDate(moment.slice(0, 10), language);
  return (
    <div className="space-y-5">
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line border-t border-line">
        {invitations.map(({ id, name, email, role, state, sentAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              {email && <p dir="ltr">{email}</p>}
              <p className="text-sm text-ink-soft">
                {state === 'sent'
                  ? t('keepers.invitations.sent', {
                      role: t(`keepers.roles.${role}`),
                      day: day(sentAt),
                      until: day(expiresAt),
                    })
                  : t(`keepers.invitations.${state}`)}
              </p>
            </div>
            {state === 'sent' && can[RIGHT_TO_MANAGE[role]] && (
              <div className="flex flex-wrap gap-x-4">
                {can.manageKeepers && (
                  <Button
                    variant="quiet"
                    disabled={!hydrated}
                    aria-disabled={busy !== null}
                    busy={busy === `again-${id}`}
                    busyLabel={t('keepers.invite.sending')}
                    onClick={() =>
                      act(`again-${id}`, {
                        path: apiInvitations(memorialId),
                        method: 'POST',
                        body: { name, email, role },
                      })
                    }
                  >
                    <span>{t.rich('keepers.invitations.again', { name, named: hidden })}</span>
                  </Button>
                )}
                <Button
                  variant="quiet"
                  disabled={!hydrated}
                  aria-disabled={busy !== null}
                  busy={busy === id}
                  busyLabel={t('keepers.invitations.takingBack')}
                  onClick={() => act(id, { path: apiInvitation(memorialId, id), method: 'DELETE' })}
                >
                  <span>{t.rich('keepers.invitations.takeBack', { name, named: hidden })}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
