import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LostPage } from '@/components/layout/lost-page';
import { MEDIA_WORDS } from '@/components/media/media-words';
import { MediaUpload } from '@/components/media/upload-panel';
import { ClientWords } from '@/components/ui/client-words';
import { PageAnchor } from '@/components/ui/page-link';
import { asReader } from '@/lib/access/reader';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { requireUser } from '@/lib/platform/auth/page-viewer';
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
  const viewer = await requireUser(paths.addMemorialMedia(id), say('api.logIn'));
  const memorial = await getMemorialView(id, asReader(viewer));
  if (!memorial?.can.edit) return answerMissing(<LostPage />);
  return (
    <div className="page-width max-w-3xl space-y-8 py-10">
      {/* A plain link, so that the browser asks before it leaves an unfinished upload. */}
      <PageAnchor
        href={paths.memorial(memorial.id)}
        className="inline-flex min-h-target items-center"
      >
        {say('edit.addMedia.back')}
      </PageAnchor>
      <div>
        <h1 className="text-3xl">{say('edit.addMedia.title')}</h1>
        <p className="mt-3 max-w-measure text-ink-soft">
          {say.rich('edit.addMedia.intro', { fullName: memorial.fullName, name: Name })}
        </p>
      </div>
      <ClientWords parts={[...MEDIA_WORDS, 'api', 'ui']}>
        <MediaUpload memorialId={memorial.id} />
      </ClientWords>
    </div>
  );
}

const Name = (fullName: ReactNode) => (
  <span dir="auto" className="font-serif text-ink">
    {fullName}
  </span>
);
