import { MemorialSection } from './memorial-section';

type Member = { relationship: string; fullName: string; isLiving: boolean };

/** The family by name and relationship. Contacts and dates of relatives are never shown (decisions.md). */
export function MemorialFamily({ members }: { members: Member[] }) {
  if (members.length === 0) return null;
  return (
    <MemorialSection id="family" title="Family">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {members.map((member, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two cousins may have the same name.
            key={index}
            className="rounded-lg border border-line bg-surface px-5 py-4"
          >
            <p className="font-serif text-lg" dir="auto">
              {member.fullName}
            </p>
            <p className="text-sm text-ink-soft">{member.relationship}</p>
          </li>
        ))}
      </ul>
    </MemorialSection>
  );
}
