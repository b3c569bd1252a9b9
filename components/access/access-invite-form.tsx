import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { parseInvitees } from './parse-invitees';

type Props = {
  disabled: boolean;
  /** Resolves to true if the people were invited; otherwise the field keeps its text. */
  onInvite: (people: { name: string; email: string }[]) => Promise<boolean>;
};

/** Invites people by their addresses, separated by line breaks, commas or semicolons (parse-invitees.ts). */
export function AccessInviteForm({ disabled, onInvite }: Props) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const { people, unread: invalidEntry } = parseInvitees(text);
    if (invalidEntry) return setError(t('access.people.unread', { line: invalidEntry }));
    if (people.length === 0) return setError(t('access.faults.addressRequired'));
    setError('');
    if (await onInvite(people)) setText('');
  };
  return (
    <form onSubmit={invite} noValidate className="space-y-4 pt-3">
      <TextArea
        name="people"
        label={t('access.people.add')}
        hint={t('access.people.addHint')}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={error}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <Button type="submit" disabled={disabled}>
        {t('access.people.invite')}
      </Button>
    </form>
  );
}
