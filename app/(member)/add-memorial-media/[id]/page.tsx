import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MediaUpload } from '@/components/media/media-upload';
import { requireUser } from '@/lib/auth/page-viewer';
import { memorialPage } from '@/lib/memorials/queries/memorial-page';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Upload Additional Media', robots: { index: false } };

type Props = { params: Promise<{ id: string }> };

/** For the memorial's creator and admins; for everybody else there is no such page. */
export default async function AddMemorialMediaPage({ params }: Props) {
  const { id } = await params;
  const viewer = await requireUser(paths.addMemorialMedia(id), 'Please log in to continue.');
  const memorial = await memorialPage(id, viewer);
  if (!memorial?.canEdit) notFound();
  return (
    <div className="page-width max-w-3xl space-y-8 py-10">
      {/* A plain link: the browser then asks before it leaves an upload. */}
      <a href={paths.memorial(memorial.id)} className="inline-flex min-h-target items-center">
        ← Go to Memorial
      </a>
      <div>
        <h1 className="text-3xl">Upload Additional Media</h1>
        <p className="mt-3 max-w-measure text-ink-soft">
          For the gallery of{' '}
          <span dir="auto" className="font-serif text-ink">
            {memorial.fullName}
          </span>
          .
        </p>
      </div>
      <MediaUpload memorialId={memorial.id} />
    </div>
  );
}
