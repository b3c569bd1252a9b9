import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Audience } from '@/lib/access/rules';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiCondolenceAudience } from '@/lib/condolences/api-paths';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { showToast } from '../../ui/toast-store';

type Props = Pick<QueuedCondolence, 'id' | 'authorName' | 'audience'> & { memorialId: string };

/** A checkbox that restricts a condolence to the family. Each change is saved immediately. */
export function FamilyOnlyCheckbox({ memorialId, id, authorName, audience }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(audience);
  const [busy, setBusy] = useState(false);
  const choose = async (wanted: Audience) => {
    if (busy) return;
    setBusy(true);
    setChosen(wanted);
    try {
      const body = { ids: [id], audience: wanted };
      await callApi(apiCondolenceAudience(memorialId), { method: 'PUT', body });
      showToast(t(`condolences.queue.now.${wanted}`));
      router.refresh(); // discards the router's cached copies of the other lists
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      setChosen(audience);
      showToast(apiErrorMessage(error, t('condolences.queue.failed')));
    }
    setBusy(false);
  };
  return (
    <label className="flex min-h-target items-center gap-3 self-start">
      <input
        type="checkbox"
        checked={chosen === 'family'}
        disabled={!hydrated}
        onChange={({ target }) => void choose(target.checked ? 'family' : 'page')}
        className="size-6 shrink-0 accent-primary"
      />
      <span>
        {t.rich('condolences.act.named', {
          act: t('condolences.queue.familyOnly'),
          name: authorName,
          named: hidden,
        })}
      </span>
    </label>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
