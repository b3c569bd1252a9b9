import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { MEDIA_WORDS } from '@/components/media/media-words';
import { MediaUpload } from '@/components/media/upload-panel';
import { nameInIntro, PageOfMemorial } from '@/components/memorials/page-of-memorial';
import { ClientWords } from '@/components/ui/client-words';
import { memorialToEdit } from '@/lib/memorials/page-editor';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getSay } from '@/lib/platform/language/get-say';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('edit.addMedia.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/** For the memorial's keepers and admins; everybody else gets a 404. */
export default async function AddMemorialMediaPage({ params }: Props) {
  const { id } = await params;
  const say = await getSay();
  const memorial = await memorialToEdit(id, paths.addMemorialMedia(id));
  if (!memorial) return answerMissing(<LostPage />);
  return (
    <PageOfMemorial
      memorialId={memorial.id}
      back={say('edit.addMedia.back')}
      title={say('edit.addMedia.title')}
      intro={say.rich('edit.addMedia.intro', { fullName: memorial.fullName, name: nameInIntro })}
    >
      <ClientWords parts={[...MEDIA_WORDS, 'api', 'ui']}>
        <MediaUpload memorialId={memorial.id} />
      </ClientWords>
    </PageOfMemorial>
  );
}
