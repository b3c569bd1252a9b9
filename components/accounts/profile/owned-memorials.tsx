'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select';
import type { OwnedMemorial } from '@/lib/keepers/queries/owned-memorials';
import { DELETION_DAYS } from '@/lib/memorials/deletion-rules';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';

/** The choice for each memorial by its id: `leave`, `delete`, or the id of the keeper who takes over. */
export type Choices = Readonly<Record<string, string>>;

const LEAVE = 'leave';
const DELETE = 'delete';
/** Applies to all memorials: each goes to its first keeper. A named successor is first in that list. */
const HAND_ON = 'hand-on';

/** Returns true if a memorial is handed over or deleted. */
export const partsWith = (choices: Choices) =>
  Object.values(choices).some((choice) => choice !== LEAVE);

type Props = {
  owned: readonly OwnedMemorial[];
  choices: Choices;
  onChoose: (choices: Choices) => void;
};

/** When deleting a profile: what happens to each memorial the person owns, chosen for all at once or one by one. */
export function OwnedMemorials({ owned, choices, onChoose }: Props) {
  const say = useSay();
  /** The choice for all; '' once a single memorial differs. */
  const [ofAll, setOfAll] = useState('');
  const chooseAll = (to: string) => {
    setOfAll(to);
    if (to === '') return;
    const chosen = owned.map(({ id, keepers }) => [
      id,
      to === HAND_ON ? (keepers[0]?.id ?? LEAVE) : to,
    ]);
    onChoose(Object.fromEntries(chosen));
  };
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">
        {say('profile.delete.owned', { count: owned.length })}
      </legend>
      {owned.length > 1 && (
        <Select
          name="all"
          label={say('profile.delete.all')}
          placeholder={say('profile.delete.each')}
          options={[
            { value: LEAVE, label: say('profile.delete.leave') },
            ...(owned.some(({ keepers }) => keepers.length > 0)
              ? [{ value: HAND_ON, label: say('profile.delete.handAll') }]
              : []),
            { value: DELETE, label: say('profile.delete.remove') },
          ]}
          value={ofAll}
          onChange={({ target }) => chooseAll(target.value)}
        />
      )}
      {owned.map((memorial) => (
        <Select
          key={memorial.id}
          name={memorial.id}
          label={memorial.fullName}
          value={choices[memorial.id] ?? LEAVE}
          options={optionsOf(memorial, say)}
          onChange={({ target }) => {
            setOfAll('');
            onChoose({ ...choices, [memorial.id]: target.value });
          }}
        />
      ))}
      <p className="text-sm text-ink-soft">
        {say('profile.delete.ownedHint', { days: DELETION_DAYS })}
      </p>
    </fieldset>
  );
}

const optionsOf = ({ keepers }: OwnedMemorial, say: Say) => [
  { value: LEAVE, label: say('profile.delete.leave') },
  ...keepers.map(({ id, name, succession }) => ({
    value: id,
    label: say(`profile.delete.${succession === 'accepted' ? 'hand' : 'ask'}`, { name }),
  })),
  { value: DELETE, label: say('profile.delete.remove') },
];
