import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { VisuallyHidden } from '../ui/visually-hidden';
import type { SettingFieldData } from './setting-field-data';
import { valueText } from './value-text';

/** A change to a setting. `before` and `after` are null where the default applies. */
export type SettingChange = {
  id: number;
  key: string;
  before: unknown;
  after: unknown;
  /** `before` and `after` as text, if they are neither strings nor numbers. */
  textBefore?: string | undefined;
  textAfter?: string | undefined;
  /** Who changed the setting and when, as text. */
  authorAndTime: string;
};

type Props = {
  changes: readonly SettingChange[];
  fields: readonly SettingFieldData[];
  isChangeable: boolean;
  onRevert: (key: string, before: unknown) => void;
};

export function ChangeHistory({ changes, fields, isChangeable, onRevert }: Props) {
  const t = useTranslate();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-12 max-w-measure">
      <h3 id="changes" className="text-xl">
        {t('settings.form.history')}
      </h3>
      <ul className="mt-3 divide-y divide-line">
        {changes.map(({ id, key, before, after, textBefore, textAfter, authorAndTime }) => {
          const field = fields.find((each) => each.key === key);
          if (!field) return null;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <p className="font-semibold">{field.label}</p>
                <p className="wrap-anywhere">
                  <bdi>{valueText(field, textBefore ?? before, t)}</bdi> →{' '}
                  <bdi>{valueText(field, textAfter ?? after, t)}</bdi>
                </p>
                <p className="text-sm text-ink-soft">{authorAndTime}</p>
              </div>
              {isChangeable && !field.isFixed && (
                <Button variant="quiet" onClick={() => onRevert(key, before)}>
                  {t('settings.form.putBack')} <VisuallyHidden>{field.label}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
