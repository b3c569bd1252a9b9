'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { callApi, failureMessage } from '@/lib/client/api';
import { forgetBrowserData } from '@/lib/client/forget-browser-data';
import { useHydrated } from '@/lib/client/hydrated';
import { leaveWhenLoggedOut } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { type Session, SessionRow } from './session-row';
import { useEnded } from './use-ended';

const ALL = 'all';

/** Every browser that is logged in, and how to end it. */
export function LiveSessions({ sessions }: { sessions: readonly Session[] }) {
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
        forgetBrowserData();
        window.location.replace(leaveWith === ALL ? paths.loginAs('', message, null) : paths.login);
        return;
      }
      ended.set(which);
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error)) return;
      setFailure(failureMessage(error, 'Failed to end the session'));
    }
    setEnding(null);
  };

  return (
    <div ref={root} className="space-y-5">
      <p role="status" className="font-semibold text-success empty:m-0">
        {ended.gone && 'The session has ended.'}
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            disabled={!hydrated}
            waits={ending !== null}
            onEnd={() =>
              end(session.id, paths.apiSessionOf(session.id), session.current ? 'here' : undefined)
            }
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => end(ALL, paths.apiSessions, ALL)}
        disabled={!hydrated}
        aria-disabled={ending !== null}
        busy={ending === ALL}
        busyLabel="Logging out..."
      >
        Log out everywhere
      </Button>
    </div>
  );
}
