import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { apiAccessRequests } from '@/lib/access/api-paths';
import { MESSAGE_MAX, NAME_MAX } from '@/lib/access/rules';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';
import { AskerFields } from './asker-fields';

type Props = {
  memorialId: string;
  language: Language;
  /** The form token. The form has a separate, uncached page because a cached page cannot hold a token. */
  token: string;
  /** The values of a refused form, by field name. */
  typed: Record<string, string>;
};

/** Asks the family for access to its page. Works without JavaScript. */
export function AskForm({ memorialId, language, token, typed }: Props) {
  const say = useSay();
  return (
    <form method="post" action={apiAccessRequests(memorialId, language)} className="space-y-5">
      <input type="hidden" name="token" value={token} />
      <AskerFields nameMax={NAME_MAX} emailHint={say('access.ask.emailHint')} typed={typed} />
      <TextArea
        name="message"
        label={say('access.ask.message')}
        optional={say('ui.optional')}
        rows={3}
        defaultValue={typed.message}
        maxLength={MESSAGE_MAX}
        dir="auto"
      />
      <Button type="submit" className="w-full">
        {say('access.ask.send')}
      </Button>
    </form>
  );
}
