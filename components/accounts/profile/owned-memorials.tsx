'use client';

import { useState } from 'react';
import { Select } from '@/components/ui/select';
import type { OwnedMemorial } from '@/lib/keepers/queries/owned-memorials';
import { DELETION_DAYS } from '@/lib/memorials/deletion-rules';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** The choice for each memorial by its id: `leave`, `delete`, or the id of the keeper who takes over. */
export type OwnershipChoices = Readonly<Record<string, string>>;

const LEAVE = 'leave';
const DELETE = 'delete';
/** Applies to all memorials: each goes to its first keeper. A named successor is first in that list. */
const TRANSFER = 'hand-on';

/** Returns true if a memorial is handed over or deleted. */
export const givesUpOwnership = (choices: OwnershipChoices) =>
  Object.values(choices).some((choice) => choice !== LEAVE);

type Props = {
  owned: readonly OwnedMemorial[];
  choices: OwnershipChoices;
  onChoose: (choices: OwnershipChoices) => void;
};

/** When deleting a profile: what happens to each memorial the person owns, chosen for all at once or one by one. */
export function OwnedMemorials({ owned, choices, onChoose }: Props) {
  const t = useTranslate();
  /** The choice for all; '' once a single memorial differs. */
  const [choiceForAll, setChoiceForAll] = useState('');
  const chooseAll = (to: string) => {
    setChoiceForAll(to);
    if (to === '') return;
    const chosen = owned.map(({ id, keepers }) => [
      id,
      to === TRANSFER ? (keepers[0]?.id ?? LEAVE) : to,
    ]);
    onChoose(Object.fromEntries(chosen));
  };
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">
        {t('profile.delete.owned', { count: owned.length })}
      </legend>
      {owned.length > 1 && (
        <Select
          name="all"
          label={t('profile.delete.all')}
          placeholder={t('profile.delete.each')}
          options={[
            { value: LEAVE, label: t('profile.delete.leave') },
            ...(owned.some(({ keepers }) => keepers.length > 0)
              ? [{ value: TRANSFER, label: t('profile.delete.handAll') }]
              : []),
            { value: DELETE, label: t('profile.delete.remove') },
          ]}
          value={choiceForAll}
          onChange={({ target }) => chooseAll(target.value)}
        />
      )}
      {owned.map((memorial) => (
        <Select
          key={memorial.id}
          name={memorial.id}
          label={memorial.fullName}
          value={choices[memorial.id] ?? LEAVE}
          options={optionsOf(memorial, t)}
          onChange={({ target }) => {
            setChoiceForAll('');
            onChoose({ ...choices, [memorial.id]: target.value });
          }}
        />
      ))}
      <p className="text-sm text-ink-soft">
        {t('profile.delete.ownedHint', { days: DELETION_DAYS })}
      </p>
    </fieldset>
  );
}

const optionsOf = ({ keepers }: OwnedMemorial, t: Translate) => [
  { value: LEAVE, label: t('profile.delete.leave') },
  ...keepers.map(({ id, name, succession }) => ({
    value: id,
    label: t(`profile.delete.${succession === 'accepted' ? 'hand' : 'ask'}`, { name }),
  })),
  { value: DELETE, label: t('profile.delete.remove') },
];
