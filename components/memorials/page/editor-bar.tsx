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
import { REVIEWED_KINDS, type ReviewedKind } from '@/lib/platform/kinds';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { DeleteMemorial } from './delete-memorial';

type Props = {
  memorialId: string;
  name: string;
  visibility: Visibility;
  mayDelete: boolean;
  /** How many items of each kind await a decision. */
  waitingCounts: Record<ReviewedKind, number>;
  onEdit: () => void;
};

/** The links to the keepers' review queues. */
const QUEUES = {
  condolence: {
    href: paths.memorialCondolences,
    label: 'memorial.manage.condolences',
    Icon: MessagesSquare,
    hidesWhenEmpty: false,
  },
  contribution: {
    href: memorialContributions,
    label: 'contributions.page.link',
    Icon: Images,
    hidesWhenEmpty: true,
  },
} as const satisfies Record<ReviewedKind, object>;

/** Shows keepers and admins what they may do here and who can see the page (product.md 6). */
export function EditorBar({
  memorialId,
  name,
  visibility,
  mayDelete,
  waitingCounts,
  onEdit,
}: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  return (
    <section
      aria-label={t('memorial.manage.label')}
      className="flex flex-wrap items-center gap-3 border-b border-line pb-6 print:hidden"
    >
      {visibility !== 'public' && (
        <p className="flex basis-full items-center gap-2 text-ink-soft">
          <LockKeyhole aria-hidden size={20} className="shrink-0" />
          {t(visibility === 'keepers' ? 'memorial.manage.private' : `access.levels.${visibility}`)}
        </p>
      )}
      <Button variant="secondary" onClick={onEdit} disabled={!hydrated}>
        <Pencil aria-hidden size={20} className="max-sm:hidden" />
        {t('memorial.manage.edit')}
      </Button>
      <ButtonLink href={paths.addMemorialMedia(memorialId)} variant="secondary">
        <ImagePlus aria-hidden size={20} className="max-sm:hidden" />
        {t('memorial.manage.addMedia')}
      </ButtonLink>
      {REVIEWED_KINDS.map((kind) => {
        const [{ href, label, Icon, hidesWhenEmpty }, count] = [QUEUES[kind], waitingCounts[kind]];
        if (hidesWhenEmpty && count === 0) return null;
        return (
          <ButtonLink key={kind} href={href(memorialId)} variant="secondary">
            <Icon aria-hidden size={20} className="max-sm:hidden" />
            {t(label, { count })}
          </ButtonLink>
        );
      })}
      <ButtonLink href={paths.memorialLanguages(memorialId)} variant="secondary">
        <Languages aria-hidden size={20} className="max-sm:hidden" />
        {t('words.page.title')}
      </ButtonLink>
      <ButtonLink href={paths.memorialKeepers(memorialId)} variant="secondary">
        <Users aria-hidden size={20} className="max-sm:hidden" />
        {t('memorial.manage.keepers')}
      </ButtonLink>
      <ButtonLink href={paths.memorialAccess(memorialId)} variant="secondary">
        <Eye aria-hidden size={20} className="max-sm:hidden" />
        {t('access.bar.link')}
      </ButtonLink>
      {mayDelete && <DeleteMemorial memorialId={memorialId} name={name} />}
    </section>
  );
}
