import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { showToast } from '@/components/ui/toast-store';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { pathHere } from '@/lib/browser/path-here';
import { apiKeeper } from '@/lib/keepers/api-paths';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import { type InvitedRole, LEAVING_HOURS, leavesAt, SERVED_LONG_DAYS } from '@/lib/keepers/rules';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

type Props = {
  memorialId: string;
  keeper: KeeperView;
  role: InvitedRole;
  isViewer: boolean;
  /** True if nobody else could edit the memorial. */
  isLast: boolean;
};

/** A button that removes a person, or with which the viewer leaves, and its confirmation. */
export function RemovePerson({ isViewer, ...props }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const { name } = props.keeper;
  const Question = isViewer ? LeaveDialog : RemoveDialog;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} disabled={!hydrated}>
        <span>
          {isViewer
            ? say('keepers.people.leave')
            : say.rich('keepers.people.remove', { name, named: hidden })}
        </span>
      </Button>
      {asking && <Question {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

type DialogProps = Omit<Props, 'isViewer'> & { onClose: () => void };

function RemoveDialog({ memorialId, keeper, role, onClose }: DialogProps) {
  const say = useSay();
  const router = useRouter();
  const failure = useFailure();
  const { name, userId, since } = keeper;
  const isLater = leavesAt(role, new Date(since), new Date()) !== null;
  const remove = async () => {
    showToast(await deleteKeeper(memorialId, userId));
    onClose();
    router.refresh();
  };
  return (
    <QuestionDialog
      title={say('keepers.people.removeTitle', { name })}
      label={say('keepers.people.removeLabel')}
      busyLabel={say('keepers.people.removing')}
      danger
      run={remove}
      failure={failure}
      onClose={onClose}
    >
      <p>
        {say(
          role === 'keeper' ? 'keepers.people.removeKeeper' : 'keepers.people.removeContributor',
          { name },
        )}
      </p>
      {isLater && (
        <p>{say('keepers.people.removeLater', { days: SERVED_LONG_DAYS, hours: LEAVING_HOURS })}</p>
      )}
      <p>{say('keepers.people.told')}</p>
    </QuestionDialog>
  );
}

function LeaveDialog({ memorialId, keeper, isLast, onClose }: DialogProps) {
  const say = useSay();
  const failure = useFailure();
  const leave = async () => {
    const message = await deleteKeeper(memorialId, keeper.userId);
    window.location.replace(pathHere(paths.myMemorials));
    showToast(message);
  };
  return (
    <QuestionDialog
      title={say('keepers.people.leaveTitle')}
      label={say('keepers.people.leave')}
      busyLabel={say('keepers.people.leaving')}
      danger
      run={leave}
      failure={failure}
      onClose={onClose}
    >
      {isLast && <p className="font-semibold">{say('keepers.people.leaveLast')}</p>}
      <p>{say('keepers.people.leaveMeans')}</p>
    </QuestionDialog>
  );
}

async function deleteKeeper(memorialId: string, userId: string): Promise<string> {
  const path = apiKeeper(memorialId, userId);
  return (await callApi<{ message: string }>(path, { method: 'DELETE' })).message;
}

function useFailure() {
  const say = useSay();
  return (error: unknown) =>
    leaveWhenLoggedOut(error, say('api.logIn')) ? null : (
      <Banner tone="error">{failureMessage(error, say('keepers.people.failed'))}</Banner>
    );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
