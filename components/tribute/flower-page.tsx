import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

/** The pages on which flowers are sent, apart from the memorial's own. */
export const FlowerPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-width max-w-2xl space-y-8 py-10">
    <h1 className="text-3xl" dir="auto">
      {title}
    </h1>
    {children}
  </div>
);

/** In place of the form when its memorial is not there, or cannot be read (spec 2, "Send flowers"). */
export const FlowersError = ({ message }: { message: string }) => (
  <FlowerPage title="Error">
    <Banner tone="error">{message}</Banner>
    <ButtonLink href={paths.findMemorials}>Back to Memorials</ButtonLink>
  </FlowerPage>
);

/** In place of the form where the family does not want any. */
export const NoFlowers = ({ memorialId }: { memorialId: string }) => (
  <div className="space-y-6">
    <p>The family of this memorial has chosen not to receive digital flowers.</p>
    <ButtonLink href={paths.memorial(memorialId)}>Back to the memorial</ButtonLink>
  </div>
);
