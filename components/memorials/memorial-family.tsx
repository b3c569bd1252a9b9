import { MemorialSection, NothingYet } from './memorial-section';

type Member = { relationship: string; fullName: string; isLiving: boolean };

/** The family by name and relationship. Relatives' contacts and dates are never shown (product.md, "Personal data"). */
export function MemorialFamily({ members }: { members: Member[] }) {
  const empty = members.length === 0;
  return (
    <MemorialSection id="family" title="Family" panel empty={empty}>
      {empty ? (
        <NothingYet>No family members have been added yet.</NothingYet>
      ) : (
        <ul className="keepsake-columns grid gap-3 sm:grid-cols-2 @4xl:grid-cols-3">
          {members.map((member, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two cousins may have the same name.
              key={index}
              className="rounded-lg border border-line bg-surface px-5 py-4"
            >
              <p className="font-serif text-lg wrap-anywhere" dir="auto">
                {member.fullName}
              </p>
              <p className="text-sm text-ink-soft">
                {member.relationship}
                {!member.isLiving && ' (deceased)'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </MemorialSection>
  );
}
