import { useFormContext, useWatch } from 'react-hook-form';

import { classNames } from '@/components/ui/class-names';
import { chosenWreath } from '@/lib/memorials/wreath-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { ChosenPicture } from '../form/chosen-picture';
import { useObjectUrl } from '../form/use-object-url';
import { nameHeadingAttributes } from '../name-heading-rules';
import { Niche } from '../niche';
import { getNicheGrowth } from '../niche-rules';
import { WreathCard } from '../wreath-card';
import type { FormValues } from './form-values';

const WATCHED = [
  'fullName',
  'birthDate',
  'deathDate',
  'profileImage',
  'enableDigitalFlowers',
  'wreath',
] as const;

type Props = {
  /** The picture saved with the draft on the server. */
  savedPicture: Blob | null;
};

/**
 * A preview of the page beside the form on wide screens: niche, name and years. If no wreath was chosen, the
 * memorial's id will determine it. There is no id yet, so the preview then shows neither a wreath nor its colour. The
 * preview only repeats the fields, so it is hidden from screen readers.
 */
export function PagePreview({ savedPicture }: Props) {
  const t = useTranslate();
  const { control } = useFormContext<FormValues>();
  const [name, born, died, chosenPicture, enableDigitalFlowers, wreath] = useWatch({
    control,
    name: WATCHED,
  });
  const url = useObjectUrl(chosenPicture ?? savedPicture);
  const shownWreath = chosenWreath({ enableDigitalFlowers, wreath });
  const years = [born, died].map((day) => day.slice(0, 'yyyy'.length) || '…').join(' – ');
  return (
    <aside aria-hidden className="sticky top-8 hidden self-start lg:block">
      <div className="border border-line bg-surface text-center">
        <div
          data-tone={shownWreath}
          className={classNames(
            'flex justify-center overflow-hidden bg-[linear-gradient(to_top,var(--tone-deep)_1.5rem,var(--tone)_0)] pt-8 pb-6',
            !shownWreath && '[--tone-deep:var(--line)] [--tone:var(--sunken)]',
          )}
        >
          <Niche growth={getNicheGrowth(0, enableDigitalFlowers)} className="w-[56%]">
            <div className="aspect-4/5 overflow-hidden rounded-t-full bg-surface">
              {url ? (
                <ChosenPicture
                  key={url}
                  src={url}
                  alt=""
                  fileName={chosenPicture?.name ?? ''}
                  className="object-[50%_30%]"
                />
              ) : (
                <WreathCard wreath={shownWreath} name={name} label="" />
              )}
            </div>
          </Niche>
        </div>
        <div className="min-h-28 px-4 py-5 wrap-anywhere">
          <p className="font-display text-card" {...nameHeadingAttributes(name)} dir="auto">
            {name}
          </p>
          {(born || died) && (
            <p className="mt-1 font-serif text-sm text-ink-soft" dir="ltr">
              {years}
            </p>
          )}
        </div>
      </div>
      <p className="mt-4 text-sm text-pretty text-ink-soft">{t('create.niche.hint')}</p>
    </aside>
  );
}
