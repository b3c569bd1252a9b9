import { TextInput } from '@/components/ui/text-input';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  nameMax: number;
  /** Says what the address is used for. */
  emailHint: string;
  /** The values of a refused form, by field name. */
  typed: Record<string, string>;
};

/** The name and e-mail fields shared by forms that work without JavaScript. */
export function AskerFields({ nameMax, emailHint, typed }: Props) {
  const say = useSay();
  return (
    <>
      <TextInput
        name="name"
        label={say('access.ask.name')}
        autoComplete="name"
        defaultValue={typed.name}
        required
        maxLength={nameMax}
        dir="auto"
      />
      <TextInput
        name="email"
        type="email"
        label={say('access.ask.email')}
        hint={emailHint}
        autoComplete="email"
        defaultValue={typed.email}
        required
        maxLength={EMAIL_LENGTH}
      />
    </>
  );
}
