import { useSay } from '@/lib/platform/language/use-say';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import type { FieldView } from './field-view';
import type { Conflict } from './use-saving';
import { valueText } from './value-text';

type Props = {
  conflict: Conflict;
  fields: readonly FieldView[];
  onKeepTheirs: () => void;
  onSaveMine: () => void;
};

/** Shown if somebody else has saved the same page: lists both values of each difference and asks which to keep. */
export function SavedMeanwhile({ conflict, fields, onKeepTheirs, onSaveMine }: Props) {
  const say = useSay();
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
              {say('settings.form.theirs')}{' '}
              <bdi className="wrap-anywhere">{valueText(field, theirs[field.key], say)}</bdi>
            </dd>
            <dd>
              {say('settings.form.yours')}{' '}
              <bdi className="wrap-anywhere">{valueText(field, yours[field.key], say)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onKeepTheirs}>
          {say('settings.form.keepTheirs')}
        </Button>
        <Button variant="quiet" onClick={onSaveMine}>
          {say('settings.form.saveMine')}
        </Button>
      </div>
    </Banner>
  );
}
