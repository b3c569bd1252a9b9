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
  /**
   * What the person entered before the form was refused, by field name. For signed-in people, it is at first their own
   * name and address.
   */
  values: Record<string, string>;
};

/** Asks the operator a question about a memorial. Works without JavaScript. */
export function QuestionForm({ memorialId, language, token, values }: Props) {
  const t = useTranslate();
  return (
    <form method="post" action={apiQuestions(memorialId, language)} className="space-y-5">
      <input type="hidden" name="token" value={token} />
      <Honeypot label={t('condolences.form.leaveEmpty')} />
      <RadioGroup
        name="claim"
        label={t('cases.ask.claim')}
        required
        defaultValue={values.claim}
        options={QUESTION_CLAIMS.map((value) => ({ value, label: t(`cases.claims.${value}`) }))}
      />
      <RequesterFields
        nameMax={MAX_QUESTION_NAME_LENGTH}
        emailHint={t('cases.ask.emailHint')}
        values={values}
      />
      <TextInput
        name="relationship"
        label={t('cases.ask.relationship')}
        hint={t('cases.ask.relationshipHint')}
        defaultValue={values.relationship}
        required
        maxLength={MAX_RELATIONSHIP_LENGTH}
        dir="auto"
      />
      <Field id="message" label={t('cases.ask.message')} hint={t('cases.ask.messageHint')}>
        {(links) => (
          <textarea
            {...links}
            name="message"
            defaultValue={values.message}
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
