import { useId, useState } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../../ui/button';
import { FieldError, FieldHint } from '../../ui/field';
import { Select, type SelectOption } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import type { CustomFieldProps } from '../setting-field-data';

/** What was typed into a row, by the column's name. */
export type Row = Record<string, string>;

export type Column = {
  name: string;
  label: string;
  /** Makes the column a select with these options instead of a text field. */
  options?: readonly SelectOption[];
  type?: 'text' | 'date';
};

type Props = CustomFieldProps & {
  columns: readonly Column[];
  rows: readonly Row[];
  emptyRow: Row;
  addLabel: string;
  /** Converts the rows to the setting's value. It does not validate them: the server rejects invalid input. */
  toValue: (rows: readonly Row[]) => unknown;
};

/** A setting edited as rows that can be added and removed. */
export function RowsField({
  field,
  error,
  disabled,
  columns,
  rows: initialRows,
  emptyRow,
  addLabel,
  toValue,
}: Props) {
  const t = useTranslate();
  const id = useId();
  const [rows, setRows] = useState(() => initialRows.map((row, at) => ({ row, key: at })));
  const [nextKey, setNextKey] = useState(initialRows.length);
  const isTouched = JSON.stringify(rows.map(({ row }) => row)) !== JSON.stringify(initialRows);
  const value = isTouched ? toValue(rows.map(({ row }) => row)) : field.value;
  const change = (at: number, name: string, text: string) =>
    setRows(
      rows.map((each, index) =>
        index === at ? { ...each, row: { ...each.row, [name]: text } } : each,
      ),
    );
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-semibold">{field.label}</legend>
      <FieldHint id={id} hint={field.hint} />
      <input type="hidden" name={field.key} value={JSON.stringify(value)} disabled={disabled} />
      {rows.map(({ row, key }, at) => (
        <div key={key} className="flex flex-wrap items-end gap-3 border-b border-line pb-3">
          {columns.map(({ name, label, options, type = 'text' }) => {
            const common = {
              id: `${id}-${key}-${name}`,
              label,
              disabled,
              value: row[name] ?? '',
              className: 'w-36',
            };
            return options ? (
              <Select
                key={name}
                {...common}
                options={options}
                onChange={(event) => change(at, name, event.currentTarget.value)}
              />
            ) : (
              <TextInput
                key={name}
                {...common}
                type={type}
                inputMode={type === 'text' ? 'decimal' : undefined}
                autoComplete="off"
                onChange={(event) => change(at, name, event.currentTarget.value)}
              />
            );
          })}
          <Button
            variant="quiet"
            disabled={disabled}
            onClick={() => setRows(rows.filter((each) => each.key !== key))}
          >
            {t('shop.admin.remove', { name: Object.values(row).filter(Boolean)[0] ?? '' })}
          </Button>
        </div>
      ))}
      <Button
        variant="secondary"
        disabled={disabled}
        onClick={() => {
          setRows([...rows, { row: emptyRow, key: nextKey }]);
          setNextKey(nextKey + 1);
        }}
      >
        {addLabel}
      </Button>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
