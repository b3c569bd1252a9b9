import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AccessForm } from '@/components/access/access-form';
import { LaterPeople } from '@/components/access/later-people';
import { LostPage } from '@/components/layout/lost-page';
import { ClientWords } from '@/components/ui/client-words';
import { PageAnchor } from '@/components/ui/page-link';
import { accessPeople } from '@/lib/access/queries/access-people';
import { accessSettings } from '@/lib/access/queries/access-settings';
import { asReader } from '@/lib/access/reader';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
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

/** Who sees a memorial. For those who may edit it; everybody else gets a 404. */
export default async function MemorialAccessPage({ params }: Props) {
  const { id } = await params;
  const say = await getSay();
  const viewer = await requireUser(paths.memorialAccess(id), say('api.logIn'));
  const memorial = await getMemorialView(id, asReader(viewer));
  if (!memorial?.can.edit) return answerMissing(<LostPage />);
  return (
    <div className="page-width max-w-3xl space-y-8 py-10">
      {/* A plain link, so that the browser asks before it leaves what is not saved. */}
      <PageAnchor
        href={paths.memorial(memorial.id)}
        className="inline-flex min-h-target items-center"
      >
        {say('edit.addMedia.back')}
      </PageAnchor>
      <div>
        <h1 className="text-3xl">{say('access.settings.title')}</h1>
        <p className="mt-3 max-w-measure text-ink-soft">
          {say.rich('access.settings.intro', { fullName: memorial.fullName, name })}
        </p>
      </div>
      <ClientWords
        parts={[
          'access.levels',
          'access.settings',
          'access.faults',
          'access.gate',
          'access.people',
          'edit.save',
          'accounts.loggedOut',
          'api',
          'ui',
        ]}
      >
        <LaterPeople
          memorialId={memorial.id}
          language={await getLanguage()}
          people={await accessPeople(memorial.id)}
        >
          <AccessForm memorialId={memorial.id} settings={await accessSettings(memorial.id)} />
        </LaterPeople>
      </ClientWords>
    </div>
  );
}

const name = (fullName: ReactNode) => <bdi className="font-serif text-ink">{fullName}</bdi>;
