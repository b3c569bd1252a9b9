import type { Metadata } from 'next';
import { DeleteProfile } from '@/components/accounts/profile/delete-profile';
import { KeptMemorials } from '@/components/accounts/profile/kept-memorials';
import { LiveKeys } from '@/components/accounts/profile/keys/live-keys';
import { LiveSessions } from '@/components/accounts/profile/live-sessions';
import { MailLanguage } from '@/components/accounts/profile/mail-language';
import { OwnData } from '@/components/accounts/profile/own-data';
import { ProfileSection } from '@/components/accounts/profile/profile-section';
import { TributeMails } from '@/components/accounts/profile/tribute-mails';
import { Banner } from '@/components/ui/banner';
import { ClientWords } from '@/components/ui/client-words';
import { QuietLink } from '@/components/ui/quiet-link';
import { liveKeys } from '@/lib/accounts/queries/live-keys';
import { liveSessions } from '@/lib/accounts/queries/live-sessions';
import { notificationsOf } from '@/lib/accounts/queries/notifications';
import { countWrittenBy } from '@/lib/condolences/queries/count-written-by';
import { ownedMemorials } from '@/lib/keepers/queries/owned-memorials';
import { type KeptMemorialView, memorialsKeptBy } from '@/lib/memorials/queries/memorials-kept-by';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { getSay } from '@/lib/platform/language/get-say';
import { factsOf } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered';
import type { Say } from '@/lib/platform/language/said';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { ownWebhooks } from '@/lib/webhooks/api-paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('profile.title'), robots: { index: false } };
}

export default async function ProfilePage() {
  const say = await getSay();
  const viewer = await requireUser(paths.profile, say('api.logIn'));
  const lists = await listsOf(viewer, say);
  const languages = listedLanguages().map((each) => ({ value: each, label: factsOf(each).name }));
  return (
    <div className="page-width space-y-14 py-10 sm:py-16">
      <header>
        <h1 className="mb-4 text-3xl">{say('profile.title')}</h1>
        <p className="font-display text-2xl">
          <bdi>
            {viewer.firstName} {viewer.lastName}
          </bdi>
        </p>
        <p className="mt-1 break-words text-ink-soft">{viewer.email}</p>
      </header>
      {lists ? (
        <>
          <ProfileSection id="memorials-created" title={say('profile.memorials.title')}>
            <KeptMemorials memorials={lists.memorials} />
          </ProfileSection>
          <ProfileSection id="mails" title={say('profile.mails.title')}>
            <ClientWords parts={['profile.mails', 'api', 'ui']}>
              <TributeMails notifyTributes={lists.mails.notifyTributes} />
              {languages.length > 1 && (
                <MailLanguage language={viewer.language} options={languages} />
              )}
            </ClientWords>
          </ProfileSection>
          <ProfileSection id="sessions" title={say('profile.sessions.title')}>
            <ClientWords parts={['profile.sessions', 'api', 'ui']}>
              <LiveSessions sessions={lists.sessions} />
            </ClientWords>
          </ProfileSection>
          <ProfileSection id="keys" title={say('keys.title')}>
            <ClientWords
              parts={['keys.part', 'keys.scopes', 'keys.faults', 'accounts.faults', 'api', 'ui']}
            >
              <LiveKeys keys={lists.keys} memorials={lists.memorials.map(nameOnly)} />
            </ClientWords>
          </ProfileSection>
        </>
      ) : (
        <Banner tone="error">{say('profile.failed')}</Banner>
      )}
      <ProfileSection id="data" title={say('profile.data.title')}>
        <OwnData />
      </ProfileSection>
      <ProfileSection id="webhooks" title={say('webhooks.title')}>
        <QuietLink href={ownWebhooks}>{say('webhooks.link')}</QuietLink>
      </ProfileSection>
      <ProfileSection id="delete" title={say('profile.delete.title')}>
        <ClientWords parts={['profile.delete', 'api', 'ui']}>
          <DeleteProfile condolences={lists?.condolences ?? 0} owned={lists?.owned ?? []} />
        </ClientWords>
      </ProfileSection>
    </div>
  );
}

const nameOnly = ({ id, fullName }: KeptMemorialView) => ({ id, fullName });

/** Returns null if the lists cannot be loaded; the page then still shows name and e-mail address. */
async function listsOf(viewer: Viewer, say: Say) {
  try {
    const [memorials, mails, sessions, condolences, owned, keys] = await Promise.all([
      memorialsKeptBy(viewer.userId),
      notificationsOf(viewer),
      liveSessions(viewer, say),
      countWrittenBy(viewer.userId),
      ownedMemorials(viewer.userId),
      liveKeys(viewer.userId),
    ]);
    return { memorials, mails, sessions, condolences, owned, keys };
  } catch (error) {
    log.error({ err: error }, 'could not load the lists of a profile');
    return null;
  }
}
