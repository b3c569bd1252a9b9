import type { Metadata } from 'next';
import { ActiveSessions } from '@/components/accounts/profile/active-sessions';
import { DeleteProfile } from '@/components/accounts/profile/delete-profile';
import { DownloadMyData } from '@/components/accounts/profile/download-my-data';
import { KeptMemorials } from '@/components/accounts/profile/kept-memorials';
import { ActiveKeys } from '@/components/accounts/profile/keys/active-keys';
import { MailLanguage } from '@/components/accounts/profile/mail-language';
import { ProfileSection } from '@/components/accounts/profile/profile-section';
import { TributeMails } from '@/components/accounts/profile/tribute-mails';
import { Banner } from '@/components/ui/banner';
import { ClientMessages } from '@/components/ui/client-messages';
import { QuietLink } from '@/components/ui/quiet-link';
import { liveKeys } from '@/lib/accounts/queries/live-keys';
import { liveSessions } from '@/lib/accounts/queries/live-sessions';
import { notificationsOf } from '@/lib/accounts/queries/notifications';
import { countWrittenBy } from '@/lib/condolences/queries/count-written-by';
import { ownedMemorials } from '@/lib/keepers/queries/owned-memorials';
import {
  type KeeperMemorialView,
  memorialsOfKeeper,
} from '@/lib/memorials/queries/memorials-of-keeper';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { languageInfo } from '@/lib/platform/language/languages';
import type { Translate } from '@/lib/platform/language/message';
import { listedLanguages } from '@/lib/platform/language/offered-languages';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';
import { ownWebhooks } from '@/lib/webhooks/api-paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('profile.title'), robots: { index: false } };
}

export default async function ProfilePage() {
  const t = await getTranslate();
  const viewer = await requireUser(paths.profile, t('api.logIn'));
  const lists = await loadLists(viewer, t);
  const languages = listedLanguages().map((each) => ({
    value: each,
    label: languageInfo(each).name,
  }));
  return (
    <div className="page-width space-y-14 py-10 sm:py-16">
      <header>
        <h1 className="mb-4 text-3xl">{t('profile.title')}</h1>
        <p className="font-display text-2xl">
          <bdi>
            {viewer.firstName} {viewer.lastName}
          </bdi>
        </p>
        <p className="mt-1 break-words text-ink-soft">{viewer.email}</p>
      </header>
      {lists ? (
        <>
          <ProfileSection id="memorials-created" title={t('profile.memorials.title')}>
            <KeptMemorials memorials={lists.memorials} />
          </ProfileSection>
          <ProfileSection id="mails" title={t('profile.mails.title')}>
            <ClientMessages parts={['profile.mails', 'api', 'ui']}>
              <TributeMails notifyTributes={lists.mails.notifyTributes} />
              {languages.length > 1 && (
                <MailLanguage language={viewer.language} options={languages} />
              )}
            </ClientMessages>
          </ProfileSection>
          <ProfileSection id="sessions" title={t('profile.sessions.title')}>
            <ClientMessages parts={['profile.sessions', 'api', 'ui']}>
              <ActiveSessions sessions={lists.sessions} />
            </ClientMessages>
          </ProfileSection>
          <ProfileSection id="keys" title={t('keys.title')}>
            <ClientMessages
              parts={['keys.part', 'keys.scopes', 'keys.faults', 'accounts.faults', 'api', 'ui']}
            >
              <ActiveKeys keys={lists.keys} memorials={lists.memorials.map(nameOnly)} />
            </ClientMessages>
          </ProfileSection>
        </>
      ) : (
        <Banner tone="error">{t('profile.failed')}</Banner>
      )}
      <ProfileSection id="data" title={t('profile.data.title')}>
        <DownloadMyData />
      </ProfileSection>
      <ProfileSection id="webhooks" title={t('webhooks.title')}>
        <QuietLink href={ownWebhooks}>{t('webhooks.link')}</QuietLink>
      </ProfileSection>
      <ProfileSection id="delete" title={t('profile.delete.title')}>
        <ClientMessages parts={['profile.delete', 'api', 'ui']}>
          <DeleteProfile
            condolences={lists?.condolences ?? 0}
            ownedMemorials={lists?.owned ?? []}
          />
        </ClientMessages>
      </ProfileSection>
    </div>
  );
}

const nameOnly = ({ id, fullName }: KeeperMemorialView) => ({ id, fullName });

/** Returns null if the lists cannot be loaded; the page still shows the name and e-mail address. */
async function loadLists(viewer: Viewer, t: Translate) {
  try {
    const [memorials, mails, sessions, condolences, owned, keys] = await Promise.all([
      memorialsOfKeeper(viewer.userId),
      notificationsOf(viewer),
      liveSessions(viewer, t),
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
