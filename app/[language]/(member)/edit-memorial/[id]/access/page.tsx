import type { Metadata } from 'next';
import { AccessForm } from '@/components/access/access-form';
import { LazyAccessManager } from '@/components/access/lazy-access-manager';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { MemorialSubpage, memorialNameTag } from '@/components/memorials/memorial-subpage';
import { ClientMessages } from '@/components/ui/client-messages';
import { accessSettings } from '@/lib/access/queries/access-settings';
import { getMemorialForEditor } from '@/lib/memorials/get-memorial-for-editor';
import { lifeYears } from '@/lib/memorials/life-date-rules';
import { headForStrangers } from '@/lib/memorials/queries/head-for-strangers';
import { peopleOfMemorial } from '@/lib/memorials/queries/people-of-memorial';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('access.settings.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/** Settings for who may see a memorial. Only its editors can open them; everybody else gets a 404. */
export default async function MemorialAccessPage({ params }: Props) {
  const { id } = await params;
  const t = await getTranslate();
  const path = paths.memorialAccess(id);
  const memorial = await getMemorialForEditor(id, path);
  if (!memorial) return respondNotFound(<NotFoundPage />);
  const language = await getLanguage();
  const viewer = await requireUser(path, t('api.logIn'));
  const loaded = await Promise.all([
    headForStrangers(memorial.id),
    accessSettings(memorial.id),
    peopleOfMemorial(viewer, memorial.id),
  ]).catch(nullIfHidden);
  if (!loaded) return respondNotFound(<NotFoundPage />); // the memorial was deleted in between
  const [{ fullName: name, life, pictureId }, settings, people] = loaded;
  const head = { name, years: lifeYears(life, t, language), pictureId };
  return (
    <MemorialSubpage
      memorialId={memorial.id}
      backLabel={t('edit.addMedia.back')}
      title={t('access.settings.title')}
      intro={t.rich('access.settings.intro', {
        fullName: memorial.fullName,
        name: memorialNameTag,
      })}
    >
      <ClientMessages
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
        <LazyAccessManager memorialId={memorial.id} language={language} people={people}>
          <AccessForm memorialId={memorial.id} settings={settings} head={head} />
        </LazyAccessManager>
      </ClientMessages>
    </MemorialSubpage>
  );
}
