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
/** A choice for all memorials at once: each is handed to its first keeper, who is the successor if one was named. */
const TRANSFER = 'hand-on';

/** Returns true if the member hands over or deletes at least one memorial. */
export const givesUpOwnership = (choices: OwnershipChoices) =>
  Object.values(choices).some((choice) => choice !== LEAVE);

type Props = {
  ownedMemorials: readonly OwnedMemorial[];
  choices: OwnershipChoices;
  onChoose: (choices: OwnershipChoices) => void;
};

/** Asks what happens to the memorials of a deleted profile: one choice for all of them, or one for each. */
export function OwnedMemorials({ ownedMemorials, choices, onChoose }: Props) {
  const t = useTranslate();
  /** The choice made for all memorials at once; '' if each has its own. */
  const [choiceForAll, setChoiceForAll] = useState('');
  const chooseAll = (newChoice: string) => {
    setChoiceForAll(newChoice);
    if (newChoice === '') return;
    const entries = ownedMemorials.map(({ id, keepers }) => [
      id,
      newChoice === TRANSFER ? (keepers[0]?.id ?? LEAVE) : newChoice,
    ]);
    onChoose(Object.fromEntries(entries));
  };
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">
        {t('profile.delete.owned', { count: ownedMemorials.length })}
      </legend>
      {ownedMemorials.length > 1 && (
        <Select
          name="all"
          label={t('profile.delete.all')}
          placeholder={t('profile.delete.each')}
          options={[
            { value: LEAVE, label: t('profile.delete.leave') },
            ...(ownedMemorials.some(({ keepers }) => keepers.length > 0)
              ? [{ value: TRANSFER, label: t('profile.delete.handAll') }]
              : []),
            { value: DELETE, label: t('profile.delete.remove') },
          ]}
          value={choiceForAll}
          onChange={({ target }) => chooseAll(target.value)}
        />
      )}
      {ownedMemorials.map((memorial) => (
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
