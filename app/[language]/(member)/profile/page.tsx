import type { Metadata } from 'next';
import { CreatedMemorials } from '@/components/accounts/profile/created-memorials';
import { DeleteProfile } from '@/components/accounts/profile/delete-profile';
import { LiveSessions } from '@/components/accounts/profile/live-sessions';
import { ProfileSection } from '@/components/accounts/profile/profile-section';
import { TributeMails } from '@/components/accounts/profile/tribute-mails';
import { Banner } from '@/components/ui/banner';
import { liveSessions } from '@/lib/accounts/queries/live-sessions';
import { notificationsOf } from '@/lib/accounts/queries/notifications';
import { memorialsCreatedBy } from '@/lib/memorials/queries/memorials-created-by';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { log } from '@/lib/platform/log';
import { paths } from '@/lib/platform/paths';

export const metadata: Metadata = { title: 'Profile', robots: { index: false } };

export default async function ProfilePage() {
  const viewer = await requireUser(paths.profile, 'Please log in to continue.');
  const lists = await listsOf(viewer);
  return (
    <div className="page-width max-w-4xl space-y-12 py-10">
      <header>
        <h1 className="mb-4 text-3xl">Profile</h1>
        <p className="font-serif text-2xl" dir="auto">
          {viewer.firstName} {viewer.lastName}
        </p>
        <p className="mt-1 break-words text-ink-soft">{viewer.email}</p>
      </header>
      {lists ? (
        <>
          <ProfileSection id="memorials-created" title="Memorials Created">
            <CreatedMemorials memorials={lists.memorials} />
          </ProfileSection>
          <ProfileSection id="mails" title="E-mails">
            <TributeMails notifyTributes={lists.mails.notifyTributes} />
          </ProfileSection>
          <ProfileSection id="sessions" title="Where you are logged in">
            <LiveSessions sessions={lists.sessions} />
          </ProfileSection>
        </>
      ) : (
        <Banner tone="error">Something went wrong please refresh the page</Banner>
      )}
      <ProfileSection id="delete" title="Delete your profile">
        <DeleteProfile />
      </ProfileSection>
    </div>
  );
}

/** Returns null when they cannot be loaded: the page then still shows name and e-mail address. */
async function listsOf(viewer: Viewer) {
  try {
    const [memorials, mails, sessions] = await Promise.all([
      memorialsCreatedBy(viewer.userId),
      notificationsOf(viewer),
      liveSessions(viewer),
    ]);
    return { memorials, mails, sessions };
  } catch (error) {
    log.error({ err: error }, 'could not load the lists of a profile');
    return null;
  }
}
