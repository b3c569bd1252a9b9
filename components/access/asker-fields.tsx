import { TextInput } from '@/components/ui/text-input';
import { EMAIL_LENGTH } from '@/lib/platform/email-address';
import { useSay } from '@/lib/platform/language/use-say';

type Props = {
  nameMax: number;
  /** What the address is for. */
  emailHint: string;
  /** What was typed into a form that was refused, by field. */
  typed: Record<string, string>;
};

/** Name and address of somebody who asks for something by a plain form. */
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
