import { Fragment } from 'react';
import { Fold } from '@/components/ui/fold';
import { shouldFold } from '@/components/ui/fold-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import {
  type Generations,
  groupByGeneration,
  type Member,
  RELATIVES_SHOWN,
} from './generation-rules';
import { MemorialSection, PartNotAdded } from './memorial-section';

type Props = { members: Member[]; name: string };

/**
 * The family by generation, then siblings and others. Relatives' contact details and dates are never shown (product.md,
 * "Personal data").
 */
export function MemorialFamily({ members, name }: Props) {
  const t = useTranslate();
  const empty = members.length === 0;
  const { siblings, others, ...line } = groupByGeneration(members);
  return (
    <MemorialSection id="family" title={t('memorial.tabs.family')} panel empty={empty}>
      {empty ? (
        <PartNotAdded />
      ) : (
        <div className="keepsake-family space-y-12 text-center">
          <FamilyLine {...line} name={name} />
          <Relatives title={t('memorial.family.siblings')} members={siblings} />
          <Relatives title={t('memorial.family.others')} members={others} withRelationship />
        </div>
      )}
    </MemorialSection>
  );
}

type LineProps = Omit<Generations, 'siblings' | 'others'> & { name: string };

/** Grandparents to grandchildren with connecting lines. Renders nothing if the person is the only one. */
function FamilyLine({ grandparents, parents, spouses, children, grandchildren, name }: LineProps) {
  const t = useTranslate();
  const generation = (key: 'grandparents' | 'parents' | 'children' | 'grandchildren') => (
    <Relatives
      title={t(`memorial.family.${key}`)}
      members={{ grandparents, parents, children, grandchildren }[key]}
    />
  );
  const rows = [
    { of: grandparents, shown: generation('grandparents') },
    { of: parents, shown: generation('parents') },
    { of: [name], shown: <Couple name={name} spouses={spouses} /> },
    { of: children, shown: generation('children') },
    { of: grandchildren, shown: generation('grandchildren') },
  ].filter(({ of }) => of.length > 0);
  if (rows.length === 1 && spouses.length === 0) return null;
  return (
    <div>
      {rows.map(({ shown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the generations never change their order.
        <Fragment key={index}>
          {index > 0 && (
            <div aria-hidden="true" className="mx-auto my-3.5 h-9 w-0 border-s border-gold" />
          )}
          {shown}
        </Fragment>
      ))}
    </div>
  );
}

function Couple({ name, spouses }: { name: string; spouses: Member[] }) {
  const t = useTranslate();
  return (
    <p className="mx-auto flex w-fit max-w-full flex-wrap items-baseline justify-center gap-x-8 gap-y-2 border-y border-gold px-4 py-4 font-display text-2xl sm:px-8">
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
      {spouses.map((spouse, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two spouses may have the same name.
        <Fragment key={index}>
          {' '}
          <span className="flex min-w-0 items-baseline justify-center gap-x-8 gap-y-2 max-sm:flex-col max-sm:items-center">
            <span className="font-serif text-lg text-ink-soft italic">
              {t('memorial.family.and')}
            </span>{' '}
            <span className="min-w-0 text-balance wrap-anywhere">
              <bdi>{spouse.fullName}</bdi>
              {!spouse.isLiving && <NoteText>{t('memorial.family.died')}</NoteText>}
            </span>
          </span>
        </Fragment>
      ))}
    </p>
  );
}

type RelativesProps = {
  title: string;
  members: Member[];
  /** True if each relative's relationship is shown, because the title does not state it. */
  withRelationship?: boolean;
};

function Relatives({ title, members, withRelationship = false }: RelativesProps) {
  const t = useTranslate();
  if (members.length === 0) return null;
  return (
    <div className="break-inside-avoid">
      <h3 className="font-sans text-xs text-ink-soft">{title}</h3>
      <ul className="fold-relatives mt-3 flex flex-wrap justify-center gap-x-9 gap-y-4">
        {members.map((member, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two cousins may have the same name.
            key={index}
            className="max-w-60 min-w-0 font-serif text-lg text-balance wrap-anywhere"
          >
            <bdi>{member.fullName}</bdi>{' '}
            <RelativeNote {...member} withRelationship={withRelationship} />
          </li>
        ))}
      </ul>
      {shouldFold(members.length, RELATIVES_SHOWN) && (
        <Fold expandLabel={t('memorial.family.showAll', { count: members.length })} />
      )}
    </div>
  );
}

function RelativeNote({
  relationship: kind,
  isLiving,
  withRelationship,
}: Member & { withRelationship: boolean }) {
  const t = useTranslate();
  const relationship = t(`memorials.relationships.${kind}`);
  if (withRelationship)
    return (
      <NoteText>
        {isLiving ? relationship : t('memorial.family.deceased', { relationship })}
      </NoteText>
    );
  return isLiving ? null : <NoteText>{t('memorial.family.died')}</NoteText>;
}

const NoteText = ({ children }: { children: string }) => (
  <span className="block font-sans text-xs leading-snug text-ink-soft">{children}</span>
);
