import { Select } from '@/components/ui/select';
import { useTranslate } from '@/lib/platform/language/use-translate';
import type { CustomFieldProps } from '../setting-field-data';

export const CurrencyField = (props: CustomFieldProps) => (
  <CodeField {...props} options={props.field.shop?.currencies ?? []} />
);

export function CountryField(props: CustomFieldProps) {
  const t = useTranslate();
  const none = { value: 'ZZ', label: t('shop.admin.noCountry') };
  return <CodeField {...props} options={[none, ...(props.field.shop?.countries ?? [])]} />;
}

type Props = CustomFieldProps & { options: { value: string; label: string }[] };

const CodeField = ({ field: { key, label, hint, value }, error, disabled, options }: Props) => (
  <Select
    name={key}
    label={label}
    error={error}
    disabled={disabled}
    defaultValue={JSON.stringify(value)}
    options={options.map((option) => ({ ...option, value: JSON.stringify(option.value) }))}
    {...(hint && { hint })}
  />
);
