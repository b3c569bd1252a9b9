import { useRouter } from 'next/navigation';
import { ApiError, callApi } from '@/lib/client/api';
import { leaveWhenLoggedOut } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../../ui/banner';
import { QuestionDialog } from '../../ui/question-dialog';
import { showToast } from '../../ui/toast-store';

type Props = { memorialId: string; name: string; onClose: () => void };

/** Names the person and says plainly what goes, then deletes and leads to the list (spec 2 and 8). */
export function DeleteMemorialDialog({ memorialId, name, onClose }: Props) {
  const router = useRouter();
  const remove = async () => {
    await callApi(paths.apiMemorial(memorialId), { method: 'DELETE' });
    router.replace(paths.findMemorials);
    showToast('The memorial has been deleted.');
  };
  return (
    <QuestionDialog
      title="Delete memorial"
      label="Delete"
      busyLabel="Deleting…"
      danger
      run={remove}
      failure={failureOf}
      onClose={onClose}
    >
      <p className="font-semibold">
        Delete the memorial for <bdi>{name}</bdi>? This action cannot be undone.
      </p>
      <p>
        The page goes with everything on it: the pictures, videos and documents of the gallery, and
        every tribute. Printed codes stop working.
      </p>
    </QuestionDialog>
  );
}

function failureOf(error: unknown) {
  if (leaveWhenLoggedOut(error)) return null;
  const status = error instanceof ApiError && error.status ? error.status : 'no connection';
  return <Banner tone="error">Failed to delete memorial: {status}</Banner>;
}
