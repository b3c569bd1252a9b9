import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { showToast } from '@/components/ui/toast-store';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiKeeper } from '@/lib/keepers/api-paths';
import type { KeeperView } from '@/lib/keepers/queries/memorial-keepers';
import {
  type InvitedRole,
  LONG_SERVICE_DAYS,
  leavesAt,
  REMOVAL_DELAY_HOURS,
} from '@/lib/keepers/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type Props = {
  memorialId: string;
  keeper: KeeperView;
  role: InvitedRole;
  isViewer: boolean;
  /** True if this is the only person who can edit the memorial. */
  isLast: boolean;
};

/** A button to remove a person, or for viewers to leave, with a confirmation dialog. */
export function RemovePerson({ isViewer, ...props }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { name } = props.keeper;
  const ConfirmationDialog = isViewer ? LeaveDialog : RemoveDialog;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsDialogOpen(true)} disabled={!hydrated}>
        <span>
          {isViewer
            ? t('keepers.people.leave')
            : t.rich('keepers.people.remove', { name, named: hidden })}
        </span>
      </Button>
      {isDialogOpen && <ConfirmationDialog {...props} onClose={() => setIsDialogOpen(false)} />}
    </>
  );
}

type DialogProps = Omit<Props, 'isViewer'> & { onClose: () => void };

function RemoveDialog({ memorialId, keeper, role, onClose }: DialogProps) {
  const t = useTranslate();
  const router = useRouter();
  const failure = useErrorBanner();
  const { name, userId, since } = keeper;
  const isDelayed = leavesAt(role, new Date(since), new Date()) !== null;
  const remove = async () => {
    showToast(await deleteKeeper(memorialId, userId));
    onClose();
    router.refresh();
  };
  return (
    <QuestionDialog
      title={t('keepers.people.removeTitle', { name })}
      label={t('keepers.people.removeLabel')}
      busyLabel={t('keepers.people.removing')}
      danger
      run={remove}
      failure={failure}
      onClose={onClose}
    >
      <p>
        {t(role === 'keeper' ? 'keepers.people.removeKeeper' : 'keepers.people.removeContributor', {
          name,
        })}
      </p>
      {isDelayed && (
        <p>
          {t('keepers.people.removeLater', { days: LONG_SERVICE_DAYS, hours: REMOVAL_DELAY_HOURS })}
        </p>
      )}
      <p>{t('keepers.people.told')}</p>
    </QuestionDialog>
  );
}

function LeaveDialog({ memorialId, keeper, isLast, onClose }: DialogProps) {
  const t = useTranslate();
  const failure = useErrorBanner();
  const leave = async () => {
    const message = await deleteKeeper(memorialId, keeper.userId);
    window.location.replace(pathInPageLanguage(paths.myMemorials));
    showToast(message);
  };
  return (
    <QuestionDialog
      title={t('keepers.people.leaveTitle')}
      label={t('keepers.people.leave')}
      busyLabel={t('keepers.people.leaving')}
      danger
      run={leave}
      failure={failure}
      onClose={onClose}
    >
      {isLast && <p className="font-semibold">{t('keepers.people.leaveLast')}</p>}
      <p>{t('keepers.people.leaveMeans')}</p>
    </QuestionDialog>
  );
}

async function deleteKeeper(memorialId: string, userId: string): Promise<string> {
  const path = apiKeeper(memorialId, userId);
  return (await callApi<{ message: string }>(path, { method: 'DELETE' })).message;
}

function useErrorBanner() {
  const t = useTranslate();
  return (error: unknown) =>
    redirectIfLoggedOut(error, t('api.logIn')) ? null : (
      <Banner tone="error">{apiErrorMessage(error, t('keepers.people.failed'))}</Banner>
    );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
