'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { showToast } from '@/components/ui/toast-store';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import {
  type ContributionDecision,
  type ContributionState,
  DECLINED_RETENTION_DAYS,
} from '@/lib/media/contribution-rules';
import { shortName } from '@/lib/media/name-rules';
import { apiDecideContributions } from '@/lib/memorials/api-paths';
import type { ContributionView } from '@/lib/memorials/queries/contributions';
import { DAY_MS } from '@/lib/platform/durations';
import { longDate } from '@/lib/platform/language/days';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { ContributedMedia } from './contributed-media';

type Props = {
  memorialId: string;
  state: ContributionState;
  language: Language;
  contributions: ContributionView[];
  /** The label for files that their contributor shares only with the family. */
  familyOnlyLabel: string;
};

export function ContributionList({
  memorialId,
  state,
  language,
  contributions,
  familyOnlyLabel,
}: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');

  const decide = async (files: ContributionView[], decision: ContributionDecision) => {
    setBusy(true);
    try {
      const body = { media: files.map(({ id }) => id), from: state, decision };
      const path = apiDecideContributions(memorialId);
      const { changed } = await callApi<{ changed: number }>(path, { method: 'POST', body });
      setDone(decisionMessage(changed, decision));
      setSelected(new Set());
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('contributions.queue.failed')));
    }
    setBusy(false);
  };
  const decisionMessage = (count: number, decision: ContributionDecision) => {
    if (count === 0) return t('contributions.queue.already');
    return t(`contributions.queue.${decision === 'publish' ? 'didPublish' : 'didDecline'}`, {
      count,
    });
  };
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };

  const all = contributions;
  const chosen = all.filter(({ id }) => selected.has(id));
  const hasSeveral = all.length > 1;
  const decisionButton = (
    label: string,
    file: ContributionView,
    decision: ContributionDecision,
  ) => (
    <Button
      variant="quiet"
      onClick={() => void decide([file], decision)}
      disabled={!hydrated || busy}
    >
      <span>
        {t.rich('condolences.act.named', {
          act: label,
          name: `${shortName(file.fileName)}, ${file.contributorName}`,
          named: hidden,
        })}
      </span>
    </Button>
  );
  return (
    <div className="space-y-5">
      <p role="status" className={done ? STATUS_CLASSES : ''}>
        {done}
      </p>
      {hasSeveral && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Checkbox
            id="select-all"
            label={t('contributions.queue.selectAll')}
            checked={chosen.length === all.length}
            onChange={({ target }) =>
              setSelected(new Set(target.checked ? all.map(({ id }) => id) : []))
            }
          />
          <div className="flex flex-wrap gap-3">
            {state === 'waiting' && chosen.length > 0 && (
              <Button
                variant="secondary"
                onClick={() => void decide(chosen, 'decline')}
                disabled={!hydrated || busy}
              >
                {t('contributions.queue.decline')}
              </Button>
            )}
            <Button
              onClick={() => void decide(chosen.length > 0 ? chosen : all, 'publish')}
              disabled={!hydrated}
              busy={busy}
              busyLabel={t('contributions.queue.saving')}
            >
              {chosen.length > 0 && chosen.length < all.length
                ? t('contributions.queue.publishMany', { count: chosen.length })
                : t('contributions.queue.publishAll', { count: all.length })}
            </Button>
          </div>
        </div>
      )}
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
        {all.map((file) => (
          <li key={file.id} className="flex flex-col gap-2 border-t border-line pt-4 wrap-anywhere">
            <ContributedMedia file={file} kind={t(`media.kinds.${file.type}`)} />
            <p className="text-sm text-ink-soft">
              {t.rich('contributions.queue.from', { name: file.contributorName, bdi: isolated })}
              {file.audience === 'family' && (
                <span className="block font-semibold">{familyOnlyLabel}</span>
              )}
              {file.decidedAt && (
                <span className="block">
                  {t('contributions.queue.until', { day: deletionDay(file.decidedAt, language) })}
                </span>
              )}
            </p>
            <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1">
              {hasSeveral && (
                <input
                  type="checkbox"
                  aria-label={t('contributions.queue.select', {
                    file: shortName(file.fileName),
                    name: file.contributorName,
                  })}
                  checked={selected.has(file.id)}
                  onChange={({ target }) => select(file.id, target.checked)}
                  className="size-6 accent-primary"
                />
              )}
              {decisionButton(t('contributions.queue.publish'), file, 'publish')}
              {state === 'waiting' &&
                decisionButton(t('contributions.queue.decline'), file, 'decline')}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const STATUS_CLASSES = 'rounded-lg border border-success bg-success-soft px-4 py-3';

const deletionDay = (decidedAt: string, language: Language) => {
  const end = new Date(new Date(decidedAt).getTime() + DECLINED_RETENTION_DAYS * DAY_MS);
  return longDate(end.toISOString().slice(0, 10), language);
};

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
