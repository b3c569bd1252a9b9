import type { Metadata } from 'next';
import { AccessForm } from '@/components/access/access-form';
import { LaterPeople } from '@/components/access/later-people';
import { LostPage } from '@/components/layout/lost-page';
import { nameInIntro, PageOfMemorial } from '@/components/memorials/page-of-memorial';
import { ClientWords } from '@/components/ui/client-words';
import { accessSettings } from '@/lib/access/queries/access-settings';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import { memorialToEdit } from '@/lib/memorials/page-editor';
import { headForStrangers } from '@/lib/memorials/queries/head-for-strangers';
import { peopleOfMemorial } from '@/lib/memorials/queries/people-of-memorial';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('access.settings.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/** Settings for who may see a memorial. For its editors; everybody else gets a 404. */
export default async function MemorialAccessPage({ params }: Props) {
  const { id } = await params;
  const say = await getSay();
  const path = paths.memorialAccess(id);
  const memorial = await memorialToEdit(id, path);
  if (!memorial) return answerMissing(<LostPage />);
  const language = await getLanguage();
  const { fullName: name, life, pictureId } = await headForStrangers(memorial.id);
  const head = { name, years: lifeYears(life, say, language), pictureId };
  const viewer = await requireUser(path, say('api.logIn'));
  return (
    <PageOfMemorial
      memorialId={memorial.id}
      back={say('edit.addMedia.back')}
      title={say('access.settings.title')}
      intro={say.rich('access.settings.intro', { fullName: memorial.fullName, name: nameInIntro })}
    >
      <ClientWords
        parts={[
          'access.levels',
          'access.settings',
          'access.faults',
          'access.gate',
          'access.kept',
          'access.ask',
          'access.people',
          'edit.save',
          'accounts.loggedOut',
          'api',
          'ui',
        ]}
      >
        <LaterPeople
          memorialId={memorial.id}
          language={language}
          people={await peopleOfMemorial(viewer, memorial.id)}
        >
          <AccessForm
            memorialId={memorial.id}
            settings={await accessSettings(memorial.id)}
            head={head}
          />
        </LaterPeople>
      </ClientWords>
    </PageOfMemorial>
  );
}
