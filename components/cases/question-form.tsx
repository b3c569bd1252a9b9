import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import {
  MAX_QUESTION_LENGTH,
  MAX_QUESTION_NAME_LENGTH,
  MAX_RELATIONSHIP_LENGTH,
  QUESTION_CLAIMS,
} from '@/lib/cases/rules';
import { apiQuestions } from '@/lib/keepers/api-paths';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { RequesterFields } from '../access/requester-fields';
import { Honeypot } from '../condolences/book/honeypot';

type Props = {
  memorialId: string;
  language: Language;
  token: string;
  /** The values of a refused form, by field name. Signed-in people start with their own name and address. */
  typed: Record<string, string>;
};

/** Asks the operator a question about a memorial. Works without JavaScript. */
export function QuestionForm({ memorialId, language, token, typed }: Props) {
  const t = useTranslate();
  return (
    <form method="post" action={apiQuestions(memorialId, language)} className="space-y-5">
      <input type="hidden" name="token" value={token} />
      <Honeypot label={t('condolences.form.leaveEmpty')} />
      <RadioGroup
        name="claim"
        label={t('cases.ask.claim')}
        required
        defaultValue={typed.claim}
        options={QUESTION_CLAIMS.map((value) => ({ value, label: t(`cases.claims.${value}`) }))}
      />
      <RequesterFields
        nameMax={MAX_QUESTION_NAME_LENGTH}
        emailHint={t('cases.ask.emailHint')}
        typed={typed}
      />
      <TextInput
        name="relationship"
        label={t('cases.ask.relationship')}
        hint={t('cases.ask.relationshipHint')}
        defaultValue={typed.relationship}
        required
        maxLength={MAX_RELATIONSHIP_LENGTH}
        dir="auto"
      />
      <Field id="message" label={t('cases.ask.message')} hint={t('cases.ask.messageHint')}>
        {(links) => (
          <textarea
            {...links}
            name="message"
            defaultValue={typed.message}
            rows={6}
            required
            maxLength={MAX_QUESTION_LENGTH}
            dir="auto"
            className="control block resize-y"
          />
        )}
      </Field>
      <Button type="submit" className="w-full">
        {t('cases.ask.send')}
      </Button>
    </form>
  );
}
