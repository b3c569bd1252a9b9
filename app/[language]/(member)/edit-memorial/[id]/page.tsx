import type { Metadata } from 'next';
import { galleryLabels } from '@/components/media/gallery-labels';
import { toManagedItem } from '@/components/media/managed-item';
import { MEDIA_MESSAGES } from '@/components/media/media-messages';
import { SimpleEditor } from '@/components/memorials/edit/simple-editor';
import { flowerLabels } from '@/components/memorials/form/flower-label';
import { MEMORIAL_FORM_MESSAGES } from '@/components/memorials/form/form-messages';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientMessages } from '@/components/ui/client-messages';
import { QuietFullLoadLink } from '@/components/ui/quiet-link';
import { asReader } from '@/lib/access/reader';
import { toApiMedia } from '@/lib/media/api-form';
import { maxGalleryItems } from '@/lib/media/gallery-limit';
import { allGalleryItems } from '@/lib/media/queries/gallery-part';
import { formatList } from '@/lib/memorials/list-rules';
import { toDeceased } from '@/lib/memorials/names';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('edit.page.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/** For the memorial's keepers and admins. Others cannot tell a missing memorial from one they may not edit. */
export default async function EditMemorialPage({ params }: Props) {
  const { id } = await params;
  const t = await getTranslate();
  const viewer = await requireUser(paths.editMemorial(id), t('api.logIn'));
  const loaded = await loadEditable(id, viewer);
  const memorial = loaded?.memorial;
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">{t('edit.page.title')}</h1>
      {memorial && (
        <div className="flex flex-wrap gap-x-6">
          <QuietFullLoadLink href={paths.memorialLanguages(memorial.id)}>
            {t('words.page.title')}
          </QuietFullLoadLink>
          <QuietFullLoadLink href={paths.memorialAccess(memorial.id)}>
            {t('access.bar.link')}
          </QuietFullLoadLink>
        </div>
      )}
      {loaded && memorial ? (
        <ClientMessages
          parts={[...MEMORIAL_FORM_MESSAGES, ...MEDIA_MESSAGES, 'edit']}
          overrides={{ ...flowerLabels(t), ...galleryLabels(t, maxGalleryItems()) }}
        >
          <SimpleEditor
            memorialId={memorial.id}
            userId={viewer.userId}
            fields={{
              ...toDeceased(memorial),
              birthPrecision: memorial.birthPrecision,
              deathPrecision: memorial.deathPrecision,
              languages: formatList(memorial.languagesSpoken),
              achievements: formatList(memorial.achievements),
            }}
            items={loaded.gallery.map((item) => toManagedItem(toApiMedia(item)))}
          />
        </ClientMessages>
      ) : (
        <div className="space-y-6">
          <Banner tone="error">{t('edit.page.notFetched')}</Banner>
          <ButtonLink href={paths.findMemorials}>{t('edit.page.back')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Returns null if the viewer may not edit the memorial or it cannot be loaded. */
async function loadEditable(id: string, viewer: Viewer) {
  try {
    const reader = asReader(viewer);
    const memorial = await getMemorialView(id, reader);
    return memorial?.can.edit ? { memorial, gallery: await allGalleryItems(reader, id) } : null;
  } catch (error) {
    log.error({ err: error }, 'could not load a memorial for its edit page');
    return null;
  }
}
