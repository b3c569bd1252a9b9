import { Plus } from 'lucide-react';
import { ButtonLink, FragmentButtonLink } from '@/components/ui/button-link';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import { useList } from '@/lib/platform/language/use-list';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

type Memorial = Pick<
  MemorialPageView,
  'id' | 'can' | 'familyMembers' | 'career' | 'education' | 'militaryService'
>;
type Props = { memorial: Memorial; hasGallery: boolean };

/** Names all parts that the family has not added, in one sentence. Editors see a button for each instead. */
export function PartsToAdd({ memorial, hasGallery }: Props) {
  const t = useTranslate();
  const listOf = useList();
  const missing = missingParts(memorial, hasGallery);
  if (missing.length === 0) return null;
  return (
    <div className="max-w-measure border-t border-gold pt-5 print:hidden">
      {memorial.can.edit ? (
        <div className="flex flex-wrap gap-3">
          {missing.map((part) => (
            <AddPartLink key={part} part={part} memorialId={memorial.id} />
          ))}
        </div>
      ) : (
        <p className="text-ink-soft">
          {t('memorial.parts.notAddedYet', {
            count: missing.length,
            parts: listOf(missing.map((part) => t(`memorial.tabs.${part}`))),
          })}
        </p>
      )}
    </div>
  );
}

type Part = 'family' | 'career' | 'gallery';

function missingParts(memorial: Memorial, hasGallery: boolean): Part[] {
  const { familyMembers, career, education, militaryService } = memorial;
  const isMissing = {
    family: familyMembers.length === 0,
    career: career.length === 0 && education.length === 0 && !militaryService,
    gallery: !hasGallery,
  };
  return (['family', 'career', 'gallery'] as const).filter((part) => isMissing[part]);
}

/** A button that leads to the form for a part: on a separate page for media, otherwise the editor on this page. */
function AddPartLink({ part, memorialId }: { part: Part; memorialId: string }) {
  const t = useTranslate();
  const label = t(`memorial.parts.add.${part}`);
  if (part === 'gallery')
    return (
      <ButtonLink href={paths.addMemorialMedia(memorialId)} variant="secondary">
        <Plus aria-hidden size={20} />
        {label}
      </ButtonLink>
    );
  return (
    <FragmentButtonLink href={paths.memorialEditor(memorialId)} variant="secondary">
      <Plus aria-hidden size={20} />
      {label}
    </FragmentButtonLink>
  );
}
