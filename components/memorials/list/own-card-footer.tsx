import { ImagePlus, Link, Lock, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Visibility } from '@/lib/access/rules';
import type { KeeperRole } from '@/lib/keepers/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type OwnCardFooterProps = {
  id: string;
  fullName: string;
  visibility: Visibility;
  role: KeeperRole;
};

/**
 * The bottom of the card of the viewer's own memorial: the viewer's role unless they are its owner, the visibility
 * unless it is public, and links to add media and, if permitted, to edit.
 */
export function OwnCardFooter({ id, fullName, visibility, role }: OwnCardFooterProps) {
  const t = useTranslate();
  const VisibilityIcon = visibility === 'unlisted' ? Link : Lock;
  return (
    <>
      {role !== 'owner' && <p className="mt-2 text-sm">{t(`lists.card.roles.${role}`)}</p>}
      {visibility !== 'public' && (
        <p className="mt-2 flex items-center justify-center gap-2 text-sm font-semibold text-balance">
          <VisibilityIcon aria-hidden size={16} className="shrink-0" />
          {t(`access.levels.${visibility}`)}
        </p>
      )}
      <p className="mt-2 flex flex-wrap justify-center gap-x-5">
        {role !== 'contributor' && (
          <CardActionLink href={paths.editMemorial(id)}>
            <Pencil aria-hidden size={18} className="shrink-0" />
            {t.rich('lists.card.edit', { name: fullName, hidden })}
          </CardActionLink>
        )}
        <CardActionLink href={paths.addMemorialMedia(id)}>
          <ImagePlus aria-hidden size={18} className="shrink-0" />
          {t.rich('lists.card.addMedia', { name: fullName, hidden })}
        </CardActionLink>
      </p>
    </>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;

/** Stacked above the link that covers the whole card. */
const CardActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <PageLink
    href={href}
    className="text-link relative z-10 inline-flex min-h-target items-center gap-1.5"
  >
    {children}
  </PageLink>
);
