'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { callApi, failureMessage } from '@/lib/client/api';
import { forgetBrowserData } from '@/lib/client/forget-browser-data';
import { useHydrated } from '@/lib/client/hydrated';
import { leaveWhenLoggedOut } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { type Session, SessionRow } from './session-row';

const ALL = 'all';

/** Every browser that is logged in, and how to end it. */
export function LiveSessions({ sessions }: { sessions: readonly Session[] }) {
  const router = useRouter();
  const hydrated = useHydrated();
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  const end = async (which: string, path: string, leaveWith?: string) => {
    setEnding(which);
    setFailure('');
    try {
      const { message } = await callApi<{ message: string }>(path, { method: 'DELETE' });
      if (leaveWith) {
        forgetBrowserData();
        window.location.replace(leaveWith === ALL ? paths.loginAs('', message, null) : paths.login);
        return;
      }
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error)) return;
      setFailure(failureMessage(error, 'Failed to end the session'));
    }
    setEnding(null);
  };

  return (
    <div className="space-y-5">
      {failure && <Banner tone="error">{failure}</Banner>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            disabled={!hydrated || ending !== null}
            onEnd={() =>
              end(session.id, paths.apiSessionOf(session.id), session.current ? 'here' : undefined)
            }
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => end(ALL, paths.apiSessions, ALL)}
        disabled={!hydrated || ending !== null}
        busy={ending === ALL}
        busyLabel="Logging out..."
      >
        Log out everywhere
      </Button>
    </div>
  );
}
