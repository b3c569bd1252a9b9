import { ImagePlus, Lock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { paths } from '@/lib/platform/paths';

type OwnCardFootProps = { id: string; fullName: string; isPublic: boolean };

/** On the card of the viewer's own memorial: whether others can see it, and links to edit it. */
export function OwnCardFoot({ id, fullName, isPublic }: OwnCardFootProps) {
  return (
    <>
      {!isPublic && (
        <p className="mt-2 flex items-center gap-2 text-sm font-semibold">
          <Lock aria-hidden size={16} className="shrink-0" />
          Private
        </p>
      )}
      <p className="mt-2 -mb-2 flex flex-wrap gap-x-5">
        <CardLink href={paths.editMemorial(id)}>
          <Pencil aria-hidden size={18} />
          Edit<VisuallyHidden> {fullName}</VisuallyHidden>
        </CardLink>
        <CardLink href={paths.addMemorialMedia(id)}>
          <ImagePlus aria-hidden size={18} />
          Add media<VisuallyHidden> to {fullName}</VisuallyHidden>
        </CardLink>
      </p>
    </>
  );
}

/** Above the link that covers the whole card. */
const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <PageLink
    href={href}
    className="text-link relative z-10 inline-flex min-h-target items-center gap-1.5"
  >
    {children}
  </PageLink>
);
