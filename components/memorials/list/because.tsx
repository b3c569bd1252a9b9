import { Fragment, type ReactNode } from 'react';
import { blanks } from '@/lib/platform/language/fill';
import type { Say } from '@/lib/platform/language/said';
import type { PersonFound } from '@/lib/search/person-found';

export type BecauseLabels = ReturnType<typeof becauseLabels>;

/** The texts of `Because`, already translated for the suggestions, which load no catalogue. */
export const becauseLabels = (say: Say) => ({
  maidenName: say('lists.suggest.born', blanks('name')),
  nickName: say('lists.suggest.knownAs', blanks('name')),
});

type Props = { because: NonNullable<PersonFound['because']>; labels: BecauseLabels };

/** The name by which a search found a person, if it is not the full name: 'born Sultan'. */
export function Because({ because: { kind, name, language }, labels }: Props) {
  const found = <bdi lang={language ?? undefined}>{name}</bdi>;
  if (kind === 'otherName') return found;
  return (
    <Within text={labels[kind]} blank="name">
      {found}
    </Within>
  );
}

/** Renders a translated text with an element in place of its placeholder. */
export function Within({
  text,
  blank,
  children,
}: {
  text: string;
  blank: string;
  children: ReactNode;
}) {
  return text.split(`{${blank}}`).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    <Fragment key={at}>
      {at > 0 && children}
      {part}
    </Fragment>
  ));
}
