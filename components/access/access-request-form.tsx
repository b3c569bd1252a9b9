import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { apiAccessRequests } from '@/lib/access/api-paths';
import { MAX_ACCESS_MESSAGE_LENGTH, MAX_ACCESS_NAME_LENGTH } from '@/lib/access/rules';
import type { Language } from '@/lib/platform/language/languages';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { RequesterFields } from './requester-fields';

type Props = {
  memorialId: string;
  language: Language;
  /** The form token. The form has a separate, uncached page because a cached page cannot hold a token. */
  token: string;
  /** What the person entered before the form was refused, by field name. */
  values: Record<string, string>;
};

/** Asks the family for access to its page. Works without JavaScript. */
export function AccessRequestForm({ memorialId, language, token, values }: Props) {
  const t = useTranslate();
  return (
    <form method="post" action={apiAccessRequests(memorialId, language)} className="space-y-5">
      <input type="hidden" name="token" value={token} />
      <RequesterFields
        nameMax={MAX_ACCESS_NAME_LENGTH}
        emailHint={t('access.ask.emailHint')}
        values={values}
      />
      <TextArea
        name="message"
        label={t('access.ask.message')}
        optional={t('ui.optional')}
        rows={3}
        defaultValue={values.message}
        maxLength={MAX_ACCESS_MESSAGE_LENGTH}
        dir="auto"
      />
      <Button type="submit" className="w-full">
        {t('access.ask.send')}
      </Button>
    </form>
  );
}
