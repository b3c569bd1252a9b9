import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { ASKED_CLAIMS, MESSAGE_MAX, NAME_MAX, RELATIONSHIP_MAX } from '@/lib/cases/rules';
import { apiQuestions } from '@/lib/keepers/api-paths';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import { AskerFields } from '../access/asker-fields';
import { LeaveEmpty } from '../condolences/book/leave-empty';

type Props = {
  memorialId: string;
  language: Language;
  token: string;
  /** The values of a refused form, by field name. Signed-in people start with their own name and address. */
  typed: Record<string, string>;
};

/** Asks the operator a question about a memorial. Works without JavaScript. */
export function QuestionForm({ memorialId, language, token, typed }: Props) {
  const say = useSay();
  return (
    <form method="post" action={apiQuestions(memorialId, language)} className="space-y-5">
      <input type="hidden" name="token" value={token} />
      <LeaveEmpty label={say('condolences.form.leaveEmpty')} />
      <RadioGroup
        name="claim"
        label={say('cases.ask.claim')}
        required
        defaultValue={typed.claim}
        options={ASKED_CLAIMS.map((value) => ({ value, label: say(`cases.claims.${value}`) }))}
      />
      <AskerFields nameMax={NAME_MAX} emailHint={say('cases.ask.emailHint')} typed={typed} />
      <TextInput
        name="relationship"
        label={say('cases.ask.relationship')}
        hint={say('cases.ask.relationshipHint')}
        defaultValue={typed.relationship}
        required
        maxLength={RELATIONSHIP_MAX}
        dir="auto"
      />
      <Field id="message" label={say('cases.ask.message')} hint={say('cases.ask.messageHint')}>
        {(links) => (
          <textarea
            {...links}
            name="message"
            defaultValue={typed.message}
            rows={6}
            required
            maxLength={MESSAGE_MAX}
            dir="auto"
            className="control block resize-y"
          />
        )}
      </Field>
      <Button type="submit" className="w-full">
        {say('cases.ask.send')}
      </Button>
    </form>
  );
}
