import { Select } from '@/components/ui/select';
import { useSay } from '@/lib/platform/language/use-say';
import type { OwnFieldProps } from '../field-view';

export const CurrencyField = (props: OwnFieldProps) => (
  <CodeField {...props} options={props.field.shop?.currencies ?? []} />
);

export function CountryField(props: OwnFieldProps) {
  const say = useSay();
  const none = { value: 'ZZ', label: say('shop.admin.noCountry') };
  return <CodeField {...props} options={[none, ...(props.field.shop?.countries ?? [])]} />;
}

type Props = OwnFieldProps & { options: { value: string; label: string }[] };

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
