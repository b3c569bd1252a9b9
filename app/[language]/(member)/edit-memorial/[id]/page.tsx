import type { Metadata } from 'next';
import { toManagedItem } from '@/components/media/managed-item';
import { MEDIA_WORDS } from '@/components/media/media-words';
import { SimpleEditor } from '@/components/memorials/edit/simple-editor';
import { flowerLabels } from '@/components/memorials/form/flower-label';
import { MEMORIAL_FORM_WORDS } from '@/components/memorials/form/form-words';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button-link';
import { ClientWords } from '@/components/ui/client-words';
import { QuietAnchor } from '@/components/ui/quiet-link';
import { asReader } from '@/lib/access/reader';
import { toApiMedia } from '@/lib/media/api-form';
import { formatList } from '@/lib/memorials/list-rules';
import { toDeceased } from '@/lib/memorials/names';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { getSay } from '@/lib/platform/language/get-say';
import { log } from '@/lib/platform/log';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('edit.page.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/** For the memorial's keepers and admins. Others cannot tell a missing memorial from one they may not edit. */
export default async function EditMemorialPage({ params }: Props) {
  const { id } = await params;
  const say = await getSay();
  const viewer = await requireUser(paths.editMemorial(id), say('api.logIn'));
  const memorial = await editable(id, viewer);
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">{say('edit.page.title')}</h1>
      {memorial && (
        <div className="flex flex-wrap gap-x-6">
          <QuietAnchor href={paths.memorialLanguages(memorial.id)}>
            {say('words.page.title')}
          </QuietAnchor>
          <QuietAnchor href={paths.memorialAccess(memorial.id)}>
            {say('access.bar.link')}
          </QuietAnchor>
        </div>
      )}
      {memorial ? (
        <ClientWords
          parts={[...MEMORIAL_FORM_WORDS, ...MEDIA_WORDS, 'edit']}
          instead={flowerLabels(say)}
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
            items={memorial.gallery.map((item) => toManagedItem(toApiMedia(item)))}
          />
        </ClientWords>
      ) : (
        <div className="space-y-6">
          <Banner tone="error">{say('edit.page.notFetched')}</Banner>
          <ButtonLink href={paths.findMemorials}>{say('edit.page.back')}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Returns null if the viewer may not edit the memorial or it cannot be loaded. */
async function editable(id: string, viewer: Viewer) {
  try {
    const memorial = await getMemorialView(id, asReader(viewer));
    return memorial?.can.edit ? memorial : null;
  } catch (error) {
    log.error({ err: error }, 'could not load a memorial for its edit page');
    return null;
  }
}
