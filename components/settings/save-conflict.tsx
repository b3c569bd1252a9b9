import { useTranslate } from '@/lib/platform/language/use-translate';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import type { SettingFieldData } from './setting-field-data';
import type { Conflict } from './use-settings-save';
import { valueText } from './value-text';

type Props = {
  conflict: Conflict;
  fields: readonly SettingFieldData[];
  onKeepTheirs: () => void;
  onSaveMine: () => void;
};

/** Shown if somebody else has saved the same page: lists the settings that differ, with both values, to choose from. */
export function SaveConflict({ conflict, fields, onKeepTheirs, onSaveMine }: Props) {
  const t = useTranslate();
  const { theirs, yours } = conflict;
  const differing = fields.filter(
    ({ key }) => key in yours && JSON.stringify(yours[key]) !== JSON.stringify(theirs[key]),
  );
  return (
    <Banner tone="warning" title={conflict.message}>
      <dl className="mt-2 space-y-3">
        {differing.map((field) => (
          <div key={field.key}>
            <dt className="font-semibold">{field.label}</dt>
            <dd>
              {t('settings.form.theirs')}{' '}
              <bdi className="wrap-anywhere">{valueText(field, theirs[field.key], t)}</bdi>
            </dd>
            <dd>
              {t('settings.form.yours')}{' '}
              <bdi className="wrap-anywhere">{valueText(field, yours[field.key], t)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onKeepTheirs}>
          {t('settings.form.keepTheirs')}
        </Button>
        <Button variant="quiet" onClick={onSaveMine}>
          {t('settings.form.saveMine')}
        </Button>
      </div>
    </Banner>
  );
}
