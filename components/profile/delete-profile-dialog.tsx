import { callApi, failureMessage } from '@/lib/client/api';
import { forgetBrowserData } from '@/lib/client/forget-browser-data';
import { leaveWhenLoggedOut } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';
import { QuestionDialog } from '../ui/question-dialog';

/** The spec's question, and plainly what goes and what stays (decisions.md, "Personal data"). */
export function DeleteProfileDialog({ onClose }: { onClose: () => void }) {
  return (
    <QuestionDialog
      title="Delete Profile"
      label="Delete Profile"
      busyLabel="Deleting..."
      danger
      run={removeProfile}
      failure={failureOf}
      onClose={onClose}
    >
      <p className="font-semibold">
        Are you sure you want to delete your profile? This action cannot be undone.
      </p>
      <p>
        <strong>What goes:</strong> your account with name, email and password, every login, all
        drafts, and uploads that no memorial shows.
      </p>
      <p>
        <strong>What stays:</strong> memorials you created and the tributes on them stay online, and
        nobody can edit them in your name. Tributes you sent stay with the name you gave. To take a
        memorial down, delete it first. Records of payments are kept without your name and email.
      </p>
    </QuestionDialog>
  );
}

async function removeProfile() {
  const call = { method: 'DELETE' } as const;
  const { message } = await callApi<{ message: string }>(paths.apiDeleteProfile, call);
  forgetBrowserData();
  window.location.replace(paths.loginAs('', message, null));
}

function failureOf(error: unknown) {
  if (leaveWhenLoggedOut(error)) return null;
  return <Banner tone="error">{failureMessage(error, 'Failed to delete profile')}</Banner>;
}
