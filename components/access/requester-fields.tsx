import { TextInput } from '@/components/ui/text-input';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = {
  nameMax: number;
  /** Says what the address is used for. */
  emailHint: string;
  /** The values of a refused form, by field name. */
  typed: Record<string, string>;
};

/** The name and e-mail fields shared by forms that work without JavaScript. */
export function RequesterFields({ nameMax, emailHint, typed }: Props) {
  const t = useTranslate();
  return (
    <>
      <TextInput
        name="name"
        label={t('access.ask.name')}
        autoComplete="name"
        defaultValue={typed.name}
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
        defaultValue={typed.email}
        required
        maxLength={EMAIL_LENGTH}
      />
    </>
  );
}
