import type { Metadata } from 'next';
import { cache } from 'react';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { ForgetPage } from '@/components/access/forget-page';
import { QuestionLink } from '@/components/cases/question-link';
import { GuestBook } from '@/components/condolences/book/guest-book';
import { ContributorBar } from '@/components/contributions/contributor-bar';
import { FrozenNotice } from '@/components/keepers/frozen-notice';
import { MEDIA_WORDS } from '@/components/media/media-words';
import { EditableMemorial } from '@/components/memorials/edit/editable-memorial';
import { flowerLabels } from '@/components/memorials/form/flower-label';
import { MEMORIAL_FORM_WORDS } from '@/components/memorials/form/form-words';
import { MemorialScreen } from '@/components/memorials/memorial-screen';
import { ClientWords } from '@/components/ui/client-words';
import { pageReader } from '@/lib/access/page-reader';
import { countWaiting } from '@/lib/condolences/queries/count-waiting';
import { guestBookPage } from '@/lib/condolences/queries/published-condolences';
import { seesFreeze } from '@/lib/keepers/queries/freeze';
import { isKept } from '@/lib/keepers/queries/is-kept';
import { closedMetadata, memorialMetadata } from '@/lib/memorials/page-metadata';
import { closedMemorial } from '@/lib/memorials/queries/closed-memorial';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { memorialScreen } from '@/lib/tributes/queries/memorial-screen';

type Props = { params: Promise<{ id: string }> };

// The page /memorial/{id} for people with a session or a guest's cookie. Reachable only through the rewrite in
// next.config.mjs.
export const dynamic = 'force-dynamic';

const BAR_WORDS = [
  'memorial.manage',
  'words.page',
  'access.bar',
  'access.levels',
  'contributions.page',
] as const;

const readerHere = cache(pageReader);
const load = cache(async (id: string) =>
  getMemorialPage(id, await readerHere(), await getLanguage()),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const memorial = await load(id);
  if (!memorial) return closedMetadata(await closedMemorial(id), await getSay());
  return memorialMetadata(memorial, await getLanguage());
}

export default async function ViewersMemorialPage({ params }: Props) {
  const { id } = await params;
  const [memorial, reader] = await Promise.all([load(id), readerHere()]);
  const { viewer, guestId } = reader;
  if (!memorial) return closedPage(id, viewer !== null);
  const [view, kept] = await Promise.all([
    memorialScreen(memorial, await getLanguage(), viewer),
    isKept(id),
  ]);
  const book = await guestBookPage(reader, id, kept);
  const question = <QuestionLink memorialId={id} isKept={kept} />;
  const guestBook = <GuestBook {...book} memorialId={id} name={memorial.fullName} />;
  const screen = <MemorialScreen {...view} guestBook={guestBook} question={question} />;
  if (!viewer && guestId)
    return (
      <>
        {screen}
        <ClientWords parts={['access.gate', 'api']}>
          <ForgetPage />
        </ClientWords>
      </>
    );
  if (!memorial.can.edit || !viewer)
    return (
      <>
        {memorial.can.contribute && <ContributorBar memorialId={memorial.id} />}
        {screen}
      </>
    );
  return (
    <ClientWords
      parts={[...MEMORIAL_FORM_WORDS, ...MEDIA_WORDS, 'edit', ...BAR_WORDS]}
      instead={flowerLabels(await getSay())}
    >
      {(await seesFreeze(viewer, id)) && <FrozenNotice />}
      <EditableMemorial
        memorialId={memorial.id}
        userId={viewer.userId}
        name={memorial.fullName}
        visibility={memorial.visibility}
        mayDelete={memorial.can.delete}
        waiting={await countWaiting(id)}
      >
        {screen}
      </EditableMemorial>
    </ClientWords>
  );
}

/** The gate is an ordinary page; without a gate, the status is 404. */
async function closedPage(id: string, isSignedIn: boolean) {
  const closed = await closedMemorial(id);
  const page = { memorialId: id, language: await getLanguage(), isSignedIn };
  const shown = <ClosedMemorial {...page} closed={closed} />;
  return closed.gate ? shown : answerMissing(shown);
}
