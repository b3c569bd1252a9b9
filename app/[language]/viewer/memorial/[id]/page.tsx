import type { Metadata } from 'next';
import { cache } from 'react';
import { GuestBook } from '@/components/condolences/book/guest-book';
import { MEDIA_WORDS } from '@/components/media/media-words';
import { EditableMemorial } from '@/components/memorials/edit/editable-memorial';
import { MEMORIAL_FORM_WORDS } from '@/components/memorials/form/form-words';
import { MemorialScreen } from '@/components/memorials/memorial-screen';
import { MissingMemorial } from '@/components/memorials/missing-memorial';
import { ClientWords } from '@/components/ui/client-words';
import { countWaiting } from '@/lib/condolences/queries/count-waiting';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { memorialMetadata, missingMemorial } from '@/lib/memorials/page-metadata';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { wasDeleted } from '@/lib/memorials/queries/memorial-view';
import { pageViewer } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';

type Props = { params: Promise<{ id: string }> };

// The signed-in twin of /memorial/{id}, reachable only through the rewrite in next.config.mjs.
export const dynamic = 'force-dynamic';

const viewerHere = cache(pageViewer);
const load = cache(async (id: string) =>
  getMemorialPage(id, await viewerHere(), await getLanguage()),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const memorial = await load((await params).id);
  if (!memorial) return missingMemorial(await getSay());
  return memorialMetadata(memorial, await getLanguage());
}

export default async function ViewersMemorialPage({ params }: Props) {
  const { id } = await params;
  const [memorial, viewer] = await Promise.all([load(id), viewerHere()]);
  if (!memorial) return answerMissing(<MissingMemorial deleted={await wasDeleted(id)} />);
  const [view, book] = await Promise.all([
    memorialScreen(memorial, await getLanguage(), viewer),
    guestBookPage(id),
  ]);
  const guestBook = <GuestBook {...book} memorialId={id} name={memorial.fullName} />;
  const screen = <MemorialScreen {...view} guestBook={guestBook} />;
  if (!memorial.can.edit || !viewer) return screen;
  return (
    <ClientWords
      parts={[...MEMORIAL_FORM_WORDS, ...MEDIA_WORDS, 'edit', 'memorial.manage', 'words.page']}
    >
      <EditableMemorial
        memorialId={memorial.id}
        userId={viewer.userId}
        name={memorial.fullName}
        isPublic={memorial.isPublic}
        mayDelete={memorial.can.delete}
        waitingCondolences={await countWaiting(id)}
      >
        {screen}
      </EditableMemorial>
    </ClientWords>
  );
}
