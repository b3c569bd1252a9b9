import { ImagePlus } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

/** Shown above a memorial to its contributors: what they may do here. */
export function ContributorBar({ memorialId }: { memorialId: string }) {
  const say = useSay();
  return (
    <section
      aria-label={say('contributions.own.label')}
      className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 py-5 print:hidden"
    >
      <p className="text-ink-soft">{say('contributions.own.help')}</p>
      <ButtonLink href={paths.addMemorialMedia(memorialId)} variant="secondary">
        <ImagePlus aria-hidden size={20} className="max-sm:hidden" />
        {say('contributions.own.add')}
      </ButtonLink>
    </section>
  );
}
