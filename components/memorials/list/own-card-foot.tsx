import { ImagePlus, Link, Lock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Visibility } from '@/lib/access/rules';
import type { KeeperRole } from '@/lib/keepers/rules';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

type OwnCardFootProps = {
  id: string;
  fullName: string;
  visibility: Visibility;
  role: KeeperRole;
};

/**
 * The foot of the viewer's own cards: their role unless owner, the visibility unless public, and links to add media
 * and, if permitted, to edit.
 */
export function OwnCardFoot({ id, fullName, visibility, role }: OwnCardFootProps) {
  const say = useSay();
  const Sign = visibility === 'unlisted' ? Link : Lock;
  return (
    <>
      {role !== 'owner' && <p className="mt-2 text-sm">{say(`lists.card.roles.${role}`)}</p>}
      {visibility !== 'public' && (
        <p className="mt-2 flex items-center justify-center gap-2 text-sm font-semibold text-balance">
          <Sign aria-hidden size={16} className="shrink-0" />
          {say(`access.levels.${visibility}`)}
        </p>
      )}
      <p className="mt-2 flex flex-wrap justify-center gap-x-5">
        {role !== 'contributor' && (
          <CardLink href={paths.editMemorial(id)}>
            <Pencil aria-hidden size={18} className="shrink-0" />
            {say.rich('lists.card.edit', { name: fullName, hidden })}
          </CardLink>
        )}
        <CardLink href={paths.addMemorialMedia(id)}>
          <ImagePlus aria-hidden size={18} className="shrink-0" />
          {say.rich('lists.card.addMedia', { name: fullName, hidden })}
        </CardLink>
      </p>
    </>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;

/** Stacked above the link that covers the whole card. */
const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <PageLink
    href={href}
    className="text-link relative z-10 inline-flex min-h-target items-center gap-1.5"
  >
    {children}
  </PageLink>
);
