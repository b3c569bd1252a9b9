'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { apiSessionOf, apiSessions } from '@/lib/accounts/api-paths';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { useHydrated } from '@/lib/browser/hydrated';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { type Session, SessionRow } from './session-row';
import { useRemovedRow } from './use-removed-row';

const ALL = 'all';

export function ActiveSessions({ sessions }: { sessions: readonly Session[] }) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [endingId, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const removedRow = useRemovedRow(sessions, root);

  const end = async (target: string, path: string, logOutScope?: string) => {
    setEnding(target);
    setFailure('');
    removedRow.set(null);
    try {
      const { message } = await callApi<{ message: string }>(path, { method: 'DELETE' });
      if (logOutScope) {
        deleteBrowserData();
        window.location.replace(
          pathInPageLanguage(logOutScope === ALL ? paths.loginAs('', message, null) : paths.login),
        );
        return;
      }
      removedRow.set(target);
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setFailure(apiErrorMessage(error, t('profile.sessions.failed')));
    }
    setEnding(null);
  };

  return (
    <div ref={root} className="space-y-5">
      <p role="status" className="font-semibold text-success empty:m-0">
        {removedRow.gone && t('profile.sessions.ended')}
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={endingId === session.id}
            disabled={!hydrated}
            isWaiting={endingId !== null}
            onEnd={() =>
              end(session.id, apiSessionOf(session.id), session.current ? 'here' : undefined)
            }
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => end(ALL, apiSessions, ALL)}
        disabled={!hydrated}
        aria-disabled={endingId !== null}
        busy={endingId === ALL}
        busyLabel={t('profile.sessions.loggingOut')}
      >
        {t('profile.sessions.logOutEverywhere')}
      </Button>
    </div>
  );
}
