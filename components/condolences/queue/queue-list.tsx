'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { apiDecideCondolences } from '@/lib/condolences/api-paths';
import type { Decided } from '@/lib/condolences/commands/decide-condolences';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import {
  type FamilyDecision,
  type FamilyState,
  mayChooseAudience,
} from '@/lib/condolences/state-rules';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import { showToast } from '../../ui/toast-store';
import { ConcealedPicture } from '../concealed-picture';
import { CondolenceCard } from '../condolence-card';
import { DecisionButtons } from './decision-buttons';
import { FamilyChoice } from './family-choice';
import { ReturnNote } from './return-note';
import { type Done, type Read, UndoBar } from './undo-bar';

type Props = {
  memorialId: string;
  state: FamilyState;
  language: Language;
  condolences: QueuedCondolence[];
};

/** Condolences with buttons that decide about one or several. A decision can be undone for a few seconds. */
export function QueueList({ memorialId, state, language, condolences }: Props) {
  const say = useSay();
  const router = useRouter();
  const hydrated = useHydrated();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [returning, setReturning] = useState<QueuedCondolence | null>(null);

  const decide = async (read: Read[], decision: FamilyDecision, note?: string) => {
    setBusy(true);
    try {
      const condolences = read.map(({ id, revision }) => ({ _id: id, revision }));
      const body = { condolences, decision, ...(note !== undefined && { note }) };
      const path = apiDecideCondolences(memorialId);
      const answer = await callApi<Decided>(path, { method: 'POST', body });
      setDone({ read, decision, ...answer });
      setSelected(new Set());
      setReturning(null);
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      showToast(failureMessage(error, say('condolences.queue.failed')));
    }
    setBusy(false);
  };
  const undo = async ({ read }: Done) => {
    // Each returned condolence had its own note, so nothing can be moved back to the returned list.
    await decide(
      read,
      state === 'waiting' ? 'wait' : state === 'published' ? 'publish' : 'decline',
    );
    setDone(null);
  };
  // Must keep its identity, or each render would restart the timer.
  const endUndo = useCallback(() => setDone(null), []);
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };

  const all = condolences;
  const chosen = all.filter(({ id }) => selected.has(id));
  const choosesAudience = mayChooseAudience(state);
  const canShow = state !== 'published' && condolences.length > 1;
  return (
    <div className="space-y-5">
      <UndoBar done={done} onUndo={state === 'returned' ? null : undo} onEnd={endUndo} />
      {canShow && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Checkbox
            id="select-all"
            label={say('condolences.queue.selectAll')}
            checked={chosen.length === all.length}
            onChange={({ target }) =>
              setSelected(new Set(target.checked ? all.map(({ id }) => id) : []))
            }
          />
          <Button
            onClick={() => void decide(chosen.length > 0 ? chosen : all, 'publish')}
            disabled={!hydrated}
            busy={busy}
            busyLabel={say('condolences.queue.saving')}
          >
            {chosen.length > 0 && chosen.length < all.length
              ? say('condolences.queue.publishMany', { count: chosen.length })
              : say('condolences.queue.publishAll', { count: all.length })}
          </Button>
        </div>
      )}
      <ul>
        {condolences.map((condolence) => (
          <CondolenceCard
            key={condolence.id}
            authorName={condolence.authorName}
            message={condolence.message}
            at={condolence.createdAt}
            language={language}
            familyOnly={
              !choosesAudience &&
              condolence.audience === 'family' &&
              say('condolences.queue.familyOnly')
            }
          >
            {condolence.picture && <ConcealedPicture picture={condolence.picture} />}
            {condolence.returnNote && (
              <p className="text-sm text-ink-soft" dir="auto">
                {say('condolences.queue.noteSent', { note: condolence.returnNote })}
              </p>
            )}
            {choosesAudience && <FamilyChoice memorialId={memorialId} {...condolence} />}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              {canShow && (
                <input
                  type="checkbox"
                  aria-label={say('condolences.queue.select', { name: condolence.authorName })}
                  checked={selected.has(condolence.id)}
                  onChange={({ target }) => select(condolence.id, target.checked)}
                  className="size-6 accent-primary"
                />
              )}
              <DecisionButtons
                name={condolence.authorName}
                state={state}
                disabled={!hydrated || busy}
                onDecide={(decision) => void decide([condolence], decision)}
                onReturn={() => setReturning(condolence)}
              />
            </div>
          </CondolenceCard>
        ))}
      </ul>
      {returning && (
        <ReturnNote
          name={returning.authorName}
          busy={busy}
          onSend={(note) => void decide([returning], 'return', note)}
          onClose={() => setReturning(null)}
        />
      )}
    </div>
  );
}
