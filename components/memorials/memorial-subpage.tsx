import type { ReactNode } from 'react';
import { FullLoadLink } from '@/components/ui/page-link';
import * as paths from '@/lib/platform/paths';

type Props = {
  memorialId: string;
  /** The text of the link back to the memorial. */
  backLabel: string;
  title: string;
  intro: ReactNode;
  children: ReactNode;
};

/** The frame of a page on which keepers manage one aspect of a memorial. */
export const MemorialSubpage = ({ memorialId, backLabel, title, intro, children }: Props) => (
  <div className="page-width max-w-3xl space-y-8 py-10">
    {/* A plain link, so that the browser warns before unsaved input is lost. */}
    <FullLoadLink
      href={paths.memorial(memorialId)}
      className="inline-flex min-h-target items-center"
    >
      {backLabel}
    </FullLoadLink>
    <div>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{intro}</p>
    </div>
    {children}
  </div>
);

/** The memorial's name within `intro`. */
export const memorialNameTag = (fullName: ReactNode) => (
  <bdi className="font-serif text-ink">{fullName}</bdi>
);
