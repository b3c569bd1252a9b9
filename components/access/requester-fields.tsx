import { TextInput } from '@/components/ui/text-input';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  nameMax: number;
  /** Says what the address is used for. */
  emailHint: string;
  /** What the person entered before the form was refused, by field name. */
  values: Record<string, string>;
};

/** The name and e-mail fields shared by forms that work without JavaScript. */
export function RequesterFields({ nameMax, emailHint, values }: Props) {
  const t = useTranslate();
  return (
    <>
      <TextInput
        name="name"
        label={t('access.ask.name')}
        autoComplete="name"
        defaultValue={values.name}
        required
        maxLength={nameMax}
        dir="auto"
      />
      <TextInput
        name="email"
        type="email"
        label={t('access.ask.email')}
        hint={emailHint}
        autoComplete="email"
        defaultValue={values.email}
        required
        maxLength={EMAIL_LENGTH}
      />
    </>
  );
}
