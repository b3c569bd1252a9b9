import type { Metadata } from 'next';
import { cache } from 'react';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { DeleteGuestAccess } from '@/components/access/delete-guest-access';
import { QuestionLink } from '@/components/cases/question-link';
import { GuestBook } from '@/components/condolences/book/guest-book';
import { ContributorBar } from '@/components/contributions/contributor-bar';
import { FrozenNotice } from '@/components/keepers/frozen-notice';
import { galleryLabels } from '@/components/media/gallery-labels';
import { MEDIA_MESSAGES } from '@/components/media/media-messages';
import { EditableMemorialPage } from '@/components/memorials/edit/editable-memorial-page';
import { flowerLabels } from '@/components/memorials/form/flower-label';
import { MEMORIAL_FORM_MESSAGES } from '@/components/memorials/form/form-messages';
import { MemorialScreen } from '@/components/memorials/memorial-screen';
import { ClientMessages } from '@/components/ui/client-messages';
import { pageReader } from '@/lib/access/page-reader';
import { countWaiting } from '@/lib/condolences/queries/count-waiting';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { canSeeFreeze } from '@/lib/keepers/queries/freeze';
import { hasKeeper } from '@/lib/keepers/queries/has-keeper';
import { maxGalleryItems } from '@/lib/media/gallery-limit';
import { answerClosed } from '@/lib/memorials/answer-closed';
import { closedMemorialMetadata, memorialMetadata } from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';

type Props = { params: Promise<{ id: string }> };

// The page /memorial/{id} for people with a session or a guest's cookie. Reachable only through the rewrite in
// next.config.mjs.
export const dynamic = 'force-dynamic';

const BAR_MESSAGES = [
  'memorial.manage',
  'words.page',
  'access.bar',
  'access.levels',
  'contributions.page',
] as const;

const getReader = cache(pageReader);
const load = cache(async (id: string) =>
  getMemorialPage(id, await getReader(), await getLanguage()),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const memorial = await load(id);
  if (!memorial) return closedMemorialMetadata(await closedMemorial(id), await getTranslate());
  return memorialMetadata(memorial, await getLanguage());
}

export default async function ViewersMemorialPage({ params }: Props) {
  const { id } = await params;
  const [memorial, reader] = await Promise.all([load(id), getReader()]);
  const { viewer, guestId } = reader;
  if (!memorial) return closedPage(id, viewer !== null);
  const [view, memorialHasKeeper] = await Promise.all([
    memorialScreen(memorial, await getLanguage(), reader),
    hasKeeper(id),
  ]);
  const book = await guestBookPage(reader, id, memorialHasKeeper);
  const question = <QuestionLink memorialId={id} hasKeeper={memorialHasKeeper} />;
  const guestBook = <GuestBook {...book} memorialId={id} name={memorial.fullName} />;
  const screen = (
    <MemorialScreen
      {...view}
      acceptsCondolences={book.isOpen}
      guestBook={guestBook}
      question={question}
    />
  );
  if (!viewer && guestId)
    return (
      <>
        {screen}
        <ClientMessages parts={['access.gate', 'api']}>
          <DeleteGuestAccess />
        </ClientMessages>
      </>
    );
  if (!memorial.can.edit || !viewer)
    return (
      <>
        {memorial.can.contribute && <ContributorBar memorialId={memorial.id} />}
        {screen}
      </>
    );
  const t = await getTranslate();
  return (
    <ClientMessages
      parts={[...MEMORIAL_FORM_MESSAGES, ...MEDIA_MESSAGES, 'edit', ...BAR_MESSAGES]}
      overrides={{ ...flowerLabels(t), ...galleryLabels(t, maxGalleryItems()) }}
    >
      {(await canSeeFreeze(viewer, id)) && <FrozenNotice />}
      <EditableMemorialPage
        memorialId={memorial.id}
        userId={viewer.userId}
        name={memorial.fullName}
        visibility={memorial.visibility}
        mayDelete={memorial.can.delete}
        waiting={await countWaiting(viewer, id)}
      >
        {screen}
      </EditableMemorialPage>
    </ClientMessages>
  );
}

async function closedPage(memorialId: string, isSignedIn: boolean) {
  const [reason, language] = await Promise.all([closedMemorial(memorialId), getLanguage()]);
  const page = { memorialId, reason, language, isSignedIn };
  return answerClosed(reason, <ClosedMemorial {...page} />);
}
