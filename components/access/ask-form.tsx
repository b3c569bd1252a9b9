import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { apiAccessRequests } from '@/lib/access/api-paths';
import { MESSAGE_MAX, NAME_MAX } from '@/lib/access/rules';
import type { Language } from '@/lib/platform/language/languages';
import { useSay } from '@/lib/platform/language/use-say';

/** Asks the family whether one may see its page. A plain form: the gate has no script. */
export function AskForm({ memorialId, language }: { memorialId: string; language: Language }) {
  const say = useSay();
  return (
    <form method="post" action={apiAccessRequests(memorialId)} className="space-y-5">
      <input type="hidden" name="language" value={language} />
      <TextInput
        name="name"
        label={say('access.ask.name')}
        autoComplete="name"
        required
        maxLength={NAME_MAX}
        dir="auto"
      />
      <TextInput
        name="email"
        type="email"
        label={say('access.ask.email')}
        hint={say('access.ask.emailHint')}
        autoComplete="email"
        required
        maxLength={254}
      />
      <TextArea
        name="message"
        label={say('access.ask.message')}
        optional={say('ui.optional')}
        rows={3}
        maxLength={MESSAGE_MAX}
        dir="auto"
      />
      <Button type="submit" variant="secondary" className="w-full">
        {say('access.ask.send')}
      </Button>
    </form>
  );
}
