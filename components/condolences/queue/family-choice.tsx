import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Audience } from '@/lib/access/rules';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { apiCondolenceAudience } from '@/lib/condolences/api-paths';
import type { QueuedCondolence } from '@/lib/condolences/queries/family-queue';
import { useSay } from '@/lib/platform/language/use-say';
import { showToast } from '../../ui/toast-store';

type Props = Pick<QueuedCondolence, 'id' | 'authorName' | 'audience'> & { memorialId: string };

/** A checkbox that limits a condolence to the family. Saved on change. */
export function FamilyChoice({ memorialId, id, authorName, audience }: Props) {
  const say = useSay();
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
      showToast(say(`condolences.queue.now.${wanted}`));
      router.refresh(); // discards the router's cached copies of the other lists
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      setChosen(audience);
      showToast(failureMessage(error, say('condolences.queue.failed')));
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
        {say.rich('condolences.act.named', {
          act: say('condolences.queue.familyOnly'),
          name: authorName,
          named: hidden,
        })}
      </span>
    </label>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
