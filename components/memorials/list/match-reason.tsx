import { Fragment, type ReactNode } from 'react';
import { placeholders } from '@/lib/platform/language/fill-placeholders';
import type { Translate } from '@/lib/platform/language/message';
import type { PersonFound } from '@/lib/search/person-found';

export type MatchReasonLabels = ReturnType<typeof matchReasonLabels>;

/** The texts of `MatchReason`, translated in advance because the suggestions load no message catalogue. */
export const matchReasonLabels = (t: Translate) => ({
  maidenName: t('lists.suggest.born', placeholders('name')),
  nickName: t('lists.suggest.knownAs', placeholders('name')),
});

type Props = { because: NonNullable<PersonFound['because']>; labels: MatchReasonLabels };

/** The name by which a search found a person, if it is not the full name: 'born Sultan'. */
export function MatchReason({ because: { kind, name, language }, labels }: Props) {
  const found = <bdi lang={language ?? undefined}>{name}</bdi>;
  if (kind === 'otherName') return found;
  return (
    <FillPlaceholder text={labels[kind]} placeholder="name">
      {found}
    </FillPlaceholder>
  );
}

/** Renders a translated text with an element in place of its placeholder. */
export function FillPlaceholder({
  text,
  placeholder,
  children,
}: {
  text: string;
  placeholder: string;
  children: ReactNode;
}) {
  return text.split(`{${placeholder}}`).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    <Fragment key={at}>
      {at > 0 && children}
      {part}
    </Fragment>
  ));
}
