import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { useSay } from '@/lib/platform/language/use-say';
import { readPeople } from './read-people';

type Props = {
  disabled: boolean;
  /** Resolves to true if the people were invited; otherwise the field keeps its text. */
  onInvite: (people: { name: string; email: string }[]) => Promise<boolean>;
};

/** Adds people to the list, one address a line. */
export function InviteForm({ disabled, onInvite }: Props) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const { people, unread } = readPeople(typed);
    if (unread) return setError(say('access.people.unread', { line: unread }));
    if (people.length === 0) return setError(say('access.faults.addressRequired'));
    setError('');
    if (await onInvite(people)) setTyped('');
  };
  return (
    <form onSubmit={invite} noValidate className="space-y-4 pt-3">
      <TextArea
        name="people"
        label={say('access.people.add')}
        hint={say('access.people.addHint')}
        rows={3}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <Button type="submit" disabled={disabled}>
        {say('access.people.invite')}
      </Button>
    </form>
  );
}
