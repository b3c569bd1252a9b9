'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiDecideCondolences, apiReadFirst } from '@/lib/condolences/api-paths';
import type { DecisionCounts } from '@/lib/condolences/commands/decide-condolences';
import type { FirstReadingAct } from '@/lib/condolences/first-reading-rules';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import {
  type FamilyDecision,
  type FamilyList,
  mayChooseAudience,
} from '@/lib/condolences/state-rules';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { showToast } from '../../ui/toast-store';
import { BlurredPicture } from '../blurred-picture';
import { CondolenceCard } from '../condolence-card';
import { DecisionButtons } from './decision-buttons';
import { FamilyOnlyCheckbox } from './family-only-checkbox';
import { ReportedNotice } from './reported-notice';
import { ReturnDialog } from './return-dialog';
import { type LastDecision, type ReviewedCondolence, UndoBar } from './undo-bar';

type Props = {
  memorialId: string;
  list: FamilyList;
  language: Language;
  condolences: QueuedCondolence[];
};

/**
 * Lists condolences, with buttons to decide on one or several. A decision can be undone for ten seconds, except in the
 * lists of returned ones and of those set aside, and except answers about reported ones, which are given one by one.
 */
export function QueueList({ memorialId, list, language, condolences }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [lastDecision, setLastDecision] = useState<LastDecision | null>(null);
  const [returning, setReturning] = useState<QueuedCondolence | null>(null);

  const decide = async (read: ReviewedCondolence[], decision: FamilyDecision, note?: string) => {
    setBusy(true);
    try {
      const condolences = read.map(({ id, revision }) => ({ _id: id, revision }));
      const body = { condolences, decision, ...(note !== undefined && { note }) };
      const path = apiDecideCondolences(memorialId);
      const answer = await callApi<DecisionCounts>(path, { method: 'POST', body });
      setLastDecision({ reviewed: read, decision, ...answer });
      setSelected(new Set());
      setReturning(null);
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('condolences.queue.failed')));
    }
    setBusy(false);
  };
  const undo = async ({ reviewed }: LastDecision) => {
    // Nothing can be moved back to the returned list, since each condolence there had a note of its own.
    await decide(
      reviewed,
      list === 'waiting' ? 'wait' : list === 'published' ? 'publish' : 'decline',
    );
    setLastDecision(null);
  };
  const readFirst = async ({ id, revision }: QueuedCondolence, act: FirstReadingAct) => {
    setBusy(true);
    try {
      const body = { condolences: [{ _id: id, revision }], act };
      const path = apiReadFirst(memorialId);
      const { changed, rewritten } = await callApi<DecisionCounts>(path, { method: 'POST', body });
      const done = act === 'pass' ? 'didPass' : 'didSetAside';
      if (rewritten > 0) showToast(t('condolences.queue.rewritten', { count: rewritten }));
      else showToast(t(changed > 0 ? `condolences.first.${done}` : 'condolences.refusals.judged'));
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('condolences.queue.failed')));
    }
    setBusy(false);
  };
  // Must keep its identity, or each render would restart the timer.
  const closeUndoBar = useCallback(() => setLastDecision(null), []);
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };

  const all = condolences.filter(({ reports }) => reports === 0);
  const chosen = all.filter(({ id }) => selected.has(id));
  const isAside = list === 'set_aside';
  const choosesAudience = !isAside && mayChooseAudience(list);
  const canPublishMany = !isAside && list !== 'published' && all.length > 1;
  const isAnswer = lastDecision?.reviewed.some(({ reports }) => reports > 0) ?? false;
  return (
    <div className="space-y-5">
      <UndoBar
        lastDecision={lastDecision}
        onUndo={list === 'returned' || isAside || isAnswer ? null : undo}
        onEnd={closeUndoBar}
      />
      {canPublishMany && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Checkbox
            id="select-all"
            label={t('condolences.queue.selectAll')}
            checked={chosen.length === all.length}
            onChange={({ target }) =>
              setSelected(new Set(target.checked ? all.map(({ id }) => id) : []))
            }
          />
          <Button
            onClick={() => void decide(chosen.length > 0 ? chosen : all, 'publish')}
            disabled={!hydrated}
            busy={busy}
            busyLabel={t('condolences.queue.saving')}
          >
            {chosen.length > 0 && chosen.length < all.length
              ? t('condolences.queue.publishMany', { count: chosen.length })
              : t('condolences.queue.publishAll', { count: all.length })}
          </Button>
        </div>
      )}
      <ul>
        {condolences.map((condolence) => (
          <CondolenceCard
            key={condolence.id}
            authorName={condolence.authorName}
            message={condolence.message}
            date={condolence.createdAt}
            language={language}
            familyOnly={
              !choosesAudience &&
              condolence.audience === 'family' &&
              t('condolences.queue.familyOnly')
            }
          >
            {condolence.reports > 0 && <ReportedNotice {...condolence} />}
            {condolence.picture && <BlurredPicture picture={condolence.picture} />}
            {condolence.returnNote && (
              <p className="text-sm text-ink-soft" dir="auto">
                {t('condolences.queue.noteSent', { note: condolence.returnNote })}
              </p>
            )}
            {choosesAudience && <FamilyOnlyCheckbox memorialId={memorialId} {...condolence} />}
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              {canPublishMany && condolence.reports === 0 && (
                <input
                  type="checkbox"
                  aria-label={t('condolences.queue.select', { name: condolence.authorName })}
                  checked={selected.has(condolence.id)}
                  onChange={({ target }) => select(condolence.id, target.checked)}
                  className="size-6 accent-primary"
                />
              )}
              <DecisionButtons
                name={condolence.authorName}
                state={condolence.state}
                isReported={condolence.reports > 0}
                disabled={!hydrated || busy}
                firstReading={condolence.firstReading}
                onReadFirst={(act) => void readFirst(condolence, act)}
                onDecide={(decision) => void decide([condolence], decision)}
                onReturn={() => setReturning(condolence)}
              />
            </div>
          </CondolenceCard>
        ))}
      </ul>
      {returning && (
        <ReturnDialog
          name={returning.authorName}
          busy={busy}
          onSend={(note) => void decide([returning], 'return', note)}
          onClose={() => setReturning(null)}
        />
      )}
    </div>
  );
}
