import type { Metadata } from 'next';
import { ContributeUpload } from '@/components/contributions/contribute-upload';
import { OwnContributions } from '@/components/contributions/own-contributions';
import { LostPage } from '@/components/layout/lost-page';
import { MEDIA_WORDS } from '@/components/media/media-words';
import { MediaUpload } from '@/components/media/upload-panel';
import { nameInIntro, PageOfMemorial } from '@/components/memorials/page-of-memorial';
import { Banner } from '@/components/ui/banner';
import { ClientWords } from '@/components/ui/client-words';
import { requireAdding } from '@/lib/memorials/commands/add-media';
import { memorialToEdit } from '@/lib/memorials/page-editor';
import { contributionsTo, countShownOf } from '@/lib/memorials/queries/contributions';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';
import { sayWith } from '@/lib/platform/language/said';
import * as paths from '@/lib/platform/paths';
import { refusedNow } from '@/lib/platform/refused-now';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('edit.addMedia.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/**
 * For the memorial's keepers, contributors and admins; everybody else gets a 404. Files of contributors wait for a
 * keeper's decision.
 */
export default async function AddMemorialMediaPage({ params }: Props) {
  const { id } = await params;
  const say = await getSay();
  const path = paths.addMemorialMedia(id);
  const memorial = await memorialToEdit(id, path, 'contribute');
  if (!memorial) return answerMissing(<LostPage />);
  const viewer = await requireUser(path, say('api.logIn'));
  const refusal = await refusedNow(requireAdding(viewer, id));
  return (
    <PageOfMemorial
      memorialId={memorial.id}
      back={say('edit.addMedia.back')}
      title={say('edit.addMedia.title')}
      intro={say.rich('edit.addMedia.intro', { fullName: memorial.fullName, name: nameInIntro })}
    >
      {!memorial.can.edit && <p className="max-w-measure">{say('contributions.own.intro')}</p>}
      {refusal && <Banner tone="warning">{sayWith(say)(refusal)}</Banner>}
      <ClientWords parts={[...MEDIA_WORDS, 'contributions.answers', 'api', 'ui']}>
        {memorial.can.edit && !refusal && <MediaUpload memorialId={memorial.id} />}
        {!memorial.can.edit && !refusal && <ContributeUpload memorialId={memorial.id} />}
      </ClientWords>
      {!memorial.can.edit && <Given viewer={viewer} memorialId={memorial.id} />}
    </PageOfMemorial>
  );
}

async function Given({ viewer, memorialId }: { viewer: Viewer; memorialId: string }) {
  const [waiting, declined, shown] = await Promise.all([
    contributionsTo(viewer, memorialId, 'waiting'),
    contributionsTo(viewer, memorialId, 'declined'),
    countShownOf(viewer, memorialId),
  ]);
  const files = [...waiting.contributions, ...declined.contributions];
  return (
    <ClientWords
      parts={['contributions.own', 'contributions.queue', 'condolences.act', 'api', 'ui']}
    >
      <OwnContributions memorialId={memorialId} files={files} shown={shown} />
    </ClientWords>
  );
}
