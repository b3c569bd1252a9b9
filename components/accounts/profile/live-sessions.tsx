'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { apiSessionOf, apiSessions } from '@/lib/accounts/api-paths';
import { callApi, failureMessage } from '@/lib/browser/api';
import { deleteBrowserData } from '@/lib/browser/delete-browser-data';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { pathHere } from '@/lib/browser/path-here';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { type Session, SessionRow } from './session-row';
import { useEnded } from './use-ended';

const ALL = 'all';

export function LiveSessions({ sessions }: { sessions: readonly Session[] }) {
  const say = useSay();
  const router = useRouter();
  const hydrated = useHydrated();
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const ended = useEnded(sessions, root);

  const end = async (which: string, path: string, leaveWith?: string) => {
    setEnding(which);
    setFailure('');
    ended.set(null);
    try {
      const { message } = await callApi<{ message: string }>(path, { method: 'DELETE' });
      if (leaveWith) {
        deleteBrowserData();
        window.location.replace(
          pathHere(leaveWith === ALL ? paths.loginAs('', message, null) : paths.login),
        );
        return;
      }
      ended.set(which);
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setFailure(failureMessage(error, say('profile.sessions.failed')));
    }
    setEnding(null);
  };

  return (
    <div ref={root} className="space-y-5">
      <p role="status" className="font-semibold text-success empty:m-0">
        {ended.gone && say('profile.sessions.ended')}
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            disabled={!hydrated}
            waits={ending !== null}
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
        aria-disabled={ending !== null}
        busy={ending === ALL}
        busyLabel={say('profile.sessions.loggingOut')}
      >
        {say('profile.sessions.logOutEverywhere')}
      </Button>
    </div>
  );
}
