import { useFormContext, useWatch } from 'react-hook-form';
import { controlLinks, FieldError, FieldHint } from '@/components/ui/field';
import { WREATHS } from '@/lib/memorials/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { WreathCard } from '../wreath-card';
import type { MemorialFields } from './memorial-fields';
import { useMemorialField } from './use-memorial-field';

const NAME = 'wreath';

/** The five wreaths, previewed with the person's initials, and "No preference". */
export function WreathChoice() {
  const t = useTranslate();
  const { error, ...input } = useMemorialField()(NAME);
  const { control } = useFormContext<MemorialFields>();
  const name = useWatch({ control, name: 'fullName' });
  const { id: _, ...links } = controlLinks(NAME, true, error);
  return (
    <div role="radiogroup" {...links} aria-labelledby={`${NAME}-label`}>
      <p id={`${NAME}-label`} className="font-semibold">
        {t('form.options.wreath')}
      </p>
      <FieldHint id={NAME} hint={t('form.options.wreathHint')} />
      <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-2">
        {WREATHS.map((wreath, index) => (
          <label key={wreath} className="group min-w-0">
            <span
              aria-hidden
              data-tone={wreath}
              className="block aspect-4/5 max-w-[min(11rem,45vw)] rounded-t-full bg-tone outline-offset-4 outline-primary group-has-checked:outline-2"
            >
              <WreathCard wreath={wreath} name={name} label="" />
            </span>
            <span className="flex min-h-target items-center gap-2 py-2 wrap-anywhere">
              <input
                {...input}
                // The error summary links to the first radio button.
                id={index === 0 ? NAME : `${NAME}-${wreath}`}
                type="radio"
                value={wreath}
                className="size-6 shrink-0 accent-primary"
              />
              {t(`form.wreaths.${wreath}`)}
            </span>
          </label>
        ))}
        <label className="col-span-full flex min-h-target items-center gap-2 py-2">
          <input {...input} type="radio" value="" className="size-6 shrink-0 accent-primary" />
          {t('form.wreaths.any')}
        </label>
      </div>
      <FieldError id={NAME} error={error} />
    </div>
  );
}
