import type { ComponentProps } from 'react';
import { FieldError } from '@/components/ui/field';
import { VISIBILITIES } from '@/lib/access/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
  name: string;
  error: string | undefined;
};

/** A radio button for each of the five levels, each with a sentence on what others see. */
export function VisibilityChoice({ name, error, ...input }: Props) {
  const t = useTranslate();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="text-xl">{t('access.settings.question')}</legend>
      <div className="mt-2 divide-y divide-line border-y border-line">
        {VISIBILITIES.map((level, index) => (
          <label key={level} className="flex min-h-target items-start gap-3 py-3">
            <input
              {...input}
              // The error summary links to the first radio button.
              id={index === 0 ? name : `${name}-${level}`}
              type="radio"
              name={name}
              value={level}
              aria-describedby={`${name}-${level}-text`}
              className="mt-0.5 size-6 shrink-0 accent-primary"
            />
            <span>
              <span className="font-semibold">{t(`access.levels.${level}`)}</span>
              <span id={`${name}-${level}-text`} className="block text-ink-soft">
                {t(`access.levels.${level}Text`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
