import type { MemorialView } from '@/lib/memorials/queries/memorial-page';
import { FactList } from './fact-list';
import { MemorialSection } from './memorial-section';
import { Paragraphs } from './paragraphs';

/** The life in words, then the facts that the family gave. */
export function MemorialAbout({ memorial }: { memorial: MemorialView }) {
  return (
    <MemorialSection id="about" title="About">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,65ch)_1fr]">
        <Paragraphs text={memorial.biography} />
        <FactList
          facts={[
            { label: 'Nationality', value: memorial.nationality },
            { label: 'Languages', value: memorial.languagesSpoken.join(', ') },
            { label: 'Religion', value: memorial.religion },
            { label: 'Hobbies', value: memorial.hobbies.join(', ') },
            { label: 'Charities', value: memorial.charities.join(', ') },
            { label: 'Cause of death', value: memorial.primaryCause },
            { label: 'Event', value: memorial.eventName },
            { label: 'Service', value: memorial.serviceLocation },
          ]}
        />
      </div>
      {memorial.serviceDetails && <Paragraphs text={memorial.serviceDetails} />}
      {memorial.achievements.length > 0 && (
        <div>
          <h3 className="text-xl">Achievements</h3>
          <ul className="mt-3 max-w-measure list-disc space-y-1 pl-6 marker:text-gold">
            {memorial.achievements.map((achievement, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people may write the same line twice.
              <li key={index} dir="auto">
                {achievement}
              </li>
            ))}
          </ul>
        </div>
      )}
    </MemorialSection>
  );
}
