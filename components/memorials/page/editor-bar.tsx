import {
  Eye,
  ImagePlus,
  Images,
  Languages,
  LockKeyhole,
  MessagesSquare,
  Pencil,
  Users,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { Visibility } from '@/lib/access/rules';
import { useHydrated } from '@/lib/browser/hydrated';
import { memorialContributions } from '@/lib/memorials/api-paths';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';
import { DeleteMemorial } from './delete-memorial';

type Props = {
  memorialId: string;
  name: string;
  visibility: Visibility;
  mayDelete: boolean;
  /** The number of condolences that await a decision. */
  waitingCondolences: number;
  /** The number of contributed files that await a decision. */
  waitingMedia: number;
  onEdit: () => void;
};

/** For keepers and admins: what they may do here, and who can see the page (product.md 6). */
export function EditorBar({
  memorialId,
  name,
  visibility,
  mayDelete,
  waitingCondolences,
  waitingMedia,
  onEdit,
}: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  return (
    <section
      aria-label={say('memorial.manage.label')}
      className="flex flex-wrap items-center gap-3 border-b border-line pb-6 print:hidden"
    >
      {visibility !== 'public' && (
        <p className="flex basis-full items-center gap-2 text-ink-soft">
          <LockKeyhole aria-hidden size={20} className="shrink-0" />
          {say(
            visibility === 'keepers' ? 'memorial.manage.private' : `access.levels.${visibility}`,
          )}
        </p>
      )}
      <Button variant="secondary" onClick={onEdit} disabled={!hydrated}>
        <Pencil aria-hidden size={20} className="max-sm:hidden" />
        {say('memorial.manage.edit')}
      </Button>
      <ButtonLink href={paths.addMemorialMedia(memorialId)} variant="secondary">
        <ImagePlus aria-hidden size={20} className="max-sm:hidden" />
        {say('memorial.manage.addMedia')}
      </ButtonLink>
      <ButtonLink href={paths.memorialCondolences(memorialId)} variant="secondary">
        <MessagesSquare aria-hidden size={20} className="max-sm:hidden" />
        {say('memorial.manage.condolences', { count: waitingCondolences })}
      </ButtonLink>
      {waitingMedia > 0 && (
        <ButtonLink href={memorialContributions(memorialId)} variant="secondary">
          <Images aria-hidden size={20} className="max-sm:hidden" />
          {say('contributions.page.link', { count: waitingMedia })}
        </ButtonLink>
      )}
      <ButtonLink href={paths.memorialLanguages(memorialId)} variant="secondary">
        <Languages aria-hidden size={20} className="max-sm:hidden" />
        {say('words.page.title')}
      </ButtonLink>
      <ButtonLink href={paths.memorialKeepers(memorialId)} variant="secondary">
        <Users aria-hidden size={20} className="max-sm:hidden" />
        {say('memorial.manage.keepers')}
      </ButtonLink>
      <ButtonLink href={paths.memorialAccess(memorialId)} variant="secondary">
        <Eye aria-hidden size={20} className="max-sm:hidden" />
        {say('access.bar.link')}
      </ButtonLink>
      {mayDelete && <DeleteMemorial memorialId={memorialId} name={name} />}
    </section>
  );
}
