import { ImagePlus, LockKeyhole, Pencil } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button';
import { useHydrated } from '@/lib/browser/hydrated';
import { paths } from '@/lib/platform/paths';
import { DeleteMemorial } from './delete-memorial';

type Props = { memorialId: string; name: string; isPublic: boolean; onEdit: () => void };

/** For the creator and admins only: what they may do here, and whether others can see the page (product.md 6). */
export function EditorBar({ memorialId, name, isPublic, onEdit }: Props) {
  const hydrated = useHydrated();
  return (
    <section
      aria-label="Manage this memorial"
      className="flex flex-wrap items-center gap-3 border-b border-line pb-6 print:hidden"
    >
      {!isPublic && (
        <p className="flex basis-full items-center gap-2 text-ink-soft">
          <LockKeyhole aria-hidden size={20} className="shrink-0" />
          This memorial is private. Only the person who created it and the administrators of this
          site can see it.
        </p>
      )}
      <Button variant="secondary" onClick={onEdit} disabled={!hydrated}>
        <Pencil aria-hidden size={20} className="max-sm:hidden" />
        Edit
      </Button>
      <ButtonLink href={paths.addMemorialMedia(memorialId)} variant="secondary">
        <ImagePlus aria-hidden size={20} className="max-sm:hidden" />
        Add media
      </ButtonLink>
      <DeleteMemorial memorialId={memorialId} name={name} />
    </section>
  );
}
