import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { MemorialScreen } from '@/app/(site)/memorial/[id]/screen';
import { EditableMemorial } from '@/components/memorial/edit/editable-memorial';
import { pageViewer } from '@/lib/auth/page-viewer';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { memorialPage } from '@/lib/memorials/queries/memorial-page';

type Props = { params: Promise<{ id: string }> };

// The signed-in twin of /memorial/{id}, reached through the rewrite in next.config.mjs only.
export const dynamic = 'force-dynamic';

const load = cache(async (id: string) => memorialPage(id, await pageViewer()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const memorial = await load((await params).id);
  return memorial ? memorialMetadata(memorial) : { title: 'Memorial not found.' };
}

export default async function ViewersMemorialPage({ params }: Props) {
  const memorial = await load((await params).id);
  if (!memorial) notFound();
  const screen = <MemorialScreen memorial={memorial} />;
  if (!memorial.canEdit) return screen;
  return (
    <EditableMemorial
      memorialId={memorial.id}
      name={memorial.fullName}
      isPublic={memorial.isPublic}
    >
      {screen}
    </EditableMemorial>
  );
}
