import type { Metadata } from 'next';
import { toManagedItem } from '@/components/media/managed-item';
import { SimpleEditForm } from '@/components/memorial/edit/simple-edit-form';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { requireUser } from '@/lib/auth/page-viewer';
import type { Viewer } from '@/lib/auth/viewer';
import { log } from '@/lib/log/log';
import { toApiMedia } from '@/lib/media/api-form';
import { toDeceased } from '@/lib/memorials/deceased-rules';
import { formatList } from '@/lib/memorials/list-rules';
import { memorialPage } from '@/lib/memorials/queries/memorial-page';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Edit Memorial', robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

/** For the memorial's creator and admins. Whether another's is missing or only not theirs is not told. */
export default async function EditMemorialPage({ params }: Props) {
  const { id } = await params;
  const viewer = await requireUser(paths.editMemorial(id), 'Please log in to continue.');
  const memorial = await editable(id, viewer);
  return (
    <div className="page-width space-y-8 py-10">
      <h1 className="text-3xl">Edit Memorial</h1>
      {memorial ? (
        <SimpleEditForm
          memorialId={memorial.id}
          fields={{
            ...toDeceased(memorial),
            languages: formatList(memorial.languagesSpoken),
            achievements: formatList(memorial.achievements),
          }}
          items={memorial.gallery.map((item) => toManagedItem(toApiMedia(item)))}
        />
      ) : (
        <div className="space-y-6">
          <Banner tone="error">Failed to fetch memorial details</Banner>
          <ButtonLink href={paths.findMemorials}>Back to Memorials</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** null when it is not theirs to edit, or cannot be read now. */
async function editable(id: string, viewer: Viewer) {
  try {
    const memorial = await memorialPage(id, viewer);
    return memorial?.canEdit ? memorial : null;
  } catch (error) {
    log.error({ err: error }, 'a memorial could not be read for its edit page');
    return null;
  }
}
