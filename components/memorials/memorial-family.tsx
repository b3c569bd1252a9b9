import type { RELATIONSHIPS } from '@/lib/memorials/rules';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import { MemorialSection, NothingYet } from './memorial-section';

type Member = {
  relationship: (typeof RELATIONSHIPS)[number];
  fullName: string;
  isLiving: boolean;
};

/** The family by name and relationship. Relatives' contacts and dates are never shown (product.md, "Personal data"). */
export function MemorialFamily({ members }: { members: Member[] }) {
  const say = useSay();
  const empty = members.length === 0;
  return (
    <MemorialSection id="family" title={say('memorial.tabs.family')} panel empty={empty}>
      {empty ? (
        <NothingYet>{say('memorial.family.none')}</NothingYet>
      ) : (
        <ul className="keepsake-columns grid gap-3 sm:grid-cols-2 @4xl:grid-cols-3">
          {members.map((member, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two cousins may have the same name.
              key={index}
              className="rounded-lg border border-line bg-surface px-5 py-4"
            >
              <p className="font-serif text-lg wrap-anywhere">
                <bdi>{member.fullName}</bdi>
              </p>
              <p className="text-sm text-ink-soft">{relationshipOf(member, say)}</p>
            </li>
          ))}
        </ul>
      )}
    </MemorialSection>
  );
}

function relationshipOf(member: Member, say: Say): string {
  const relationship = say(`memorials.relationships.${member.relationship}`);
  return member.isLiving ? relationship : say('memorial.family.deceased', { relationship });
}
