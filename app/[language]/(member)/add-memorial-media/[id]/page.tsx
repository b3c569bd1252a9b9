import type { Metadata } from 'next';
import { ContributorUpload } from '@/components/contributions/contributor-upload';
import { OwnContributions } from '@/components/contributions/own-contributions';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { galleryLabels } from '@/components/media/gallery-labels';
import { MEDIA_MESSAGES } from '@/components/media/media-messages';
import { MediaUpload } from '@/components/media/upload-panel';
import { MemorialSubpage, memorialNameTag } from '@/components/memorials/memorial-subpage';
import { Banner } from '@/components/ui/banner';
import { ClientMessages } from '@/components/ui/client-messages';
import { maxGalleryItems } from '@/lib/media/gallery-limit';
import { requireMayAddMedia } from '@/lib/memorials/commands/add-media';
import { getMemorialForEditor } from '@/lib/memorials/get-memorial-for-editor';
import { countPublishedMedia, listContributions } from '@/lib/memorials/queries/contributions';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { translateWith } from '@/lib/platform/language/message';
import { messageIfRefused } from '@/lib/platform/message-if-refused';
import { nullIfHidden } from '@/lib/platform/null-if-hidden';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('edit.addMedia.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/**
 * Only admins and the memorial's keepers and contributors see this page; everybody else gets a 404. Contributors' files
 * wait for a keeper's decision.
 */
export default async function AddMemorialMediaPage({ params }: Props) {
  const { id } = await params;
  const t = await getTranslate();
  const path = paths.addMemorialMedia(id);
  const memorial = await getMemorialForEditor(id, path, 'contribute');
  if (!memorial) return respondNotFound(<NotFoundPage />);
  const viewer = await requireUser(path, t('api.logIn'));
  const refusalOf = async () => ({
    refusal: await messageIfRefused(requireMayAddMedia(viewer, id)),
  });
  const checked = await refusalOf().catch(nullIfHidden);
  if (!checked) return respondNotFound(<NotFoundPage />); // the memorial was deleted in between
  const { refusal } = checked;
  return (
    <MemorialSubpage
      memorialId={memorial.id}
      backLabel={t('edit.addMedia.back')}
      title={t('edit.addMedia.title')}
      intro={t.rich('edit.addMedia.intro', { fullName: memorial.fullName, name: memorialNameTag })}
    >
      {!memorial.can.edit && <p className="max-w-measure">{t('contributions.own.intro')}</p>}
      {refusal && <Banner tone="warning">{translateWith(t)(refusal)}</Banner>}
      <ClientMessages
        parts={[...MEDIA_MESSAGES, 'contributions.answers', 'api', 'ui']}
        overrides={galleryLabels(t, maxGalleryItems())}
      >
        {memorial.can.edit && !refusal && <MediaUpload memorialId={memorial.id} />}
        {!memorial.can.edit && !refusal && <ContributorUpload memorialId={memorial.id} />}
      </ClientMessages>
      {!memorial.can.edit && <ViewerContributions viewer={viewer} memorialId={memorial.id} />}
    </MemorialSubpage>
  );
}

async function ViewerContributions({ viewer, memorialId }: { viewer: Viewer; memorialId: string }) {
  const [waiting, declined, shown] = await Promise.all([
    listContributions(viewer, memorialId, 'waiting'),
    listContributions(viewer, memorialId, 'declined'),
    countPublishedMedia(viewer, memorialId),
  ]);
  const files = [...waiting.contributions, ...declined.contributions];
  return (
    <ClientMessages
      parts={['contributions.own', 'contributions.queue', 'condolences.act', 'api', 'ui']}
    >
      <OwnContributions memorialId={memorialId} files={files} publishedCount={shown} />
    </ClientMessages>
  );
}
