import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/platform/paths';
import { Recipient } from './recipient';

type Props = {
  title: string;
  /** Whom the flowers are for, once that is known. */
  recipient?: { fullName: string; pictureId: string | null } | null;
  children: ReactNode;
};

/** The frame of the pages that send flowers, apart from the memorial's own. */
export const FlowerPage = ({ title, recipient, children }: Props) => (
  <div className="page-width max-w-2xl space-y-8 py-10">
    <div className="flex flex-wrap items-center gap-5 sm:flex-nowrap sm:gap-6">
      {recipient && <Recipient fullName={recipient.fullName} pictureId={recipient.pictureId} />}
      <h1 className="min-w-0 text-3xl wrap-anywhere" dir="auto">
        {title}
      </h1>
    </div>
    {children}
  </div>
);

/** Replaces the form when the memorial does not exist or cannot be loaded (product.md 2, "Send flowers"). */
export const FlowersError = ({ message }: { message: string }) => (
  <FlowerPage title="Error">
    <Banner tone="error">{message}</Banner>
    <ButtonLink href={paths.findMemorials}>Back to Memorials</ButtonLink>
  </FlowerPage>
);

/** Replaces the page when there is no such memorial, or the viewer may not see it. */
export const NoMemorial = () => <FlowersError message="Memorial not found." />;

/** Replaces the form when the family does not want flowers. */
export const NoFlowers = ({ memorialId }: { memorialId: string }) => (
  <div className="space-y-6">
    <p>The family of this memorial has chosen not to receive digital flowers.</p>
    <ButtonLink href={paths.memorial(memorialId)}>Back to the memorial</ButtonLink>
  </div>
);
