import type { MemorialView } from '@/lib/memorials/queries/memorial-page';
import type { TributeView } from '@/lib/tributes/queries';
import { TabLinks } from '../ui/tab-links';
import { MemorialAbout } from './memorial-about';
import { MemorialCareer } from './memorial-career';
import { MemorialCode } from './memorial-code';
import { MemorialFamily } from './memorial-family';
import { MemorialHero } from './memorial-hero';
import { RecentTributes } from './recent-tributes';

type Props = {
  memorial: MemorialView;
  tributes: TributeView[];
  tributeCount: number;
  /** The full permanent address that the code carries. */
  permanentUrl: string;
};

/** The page of one remembered person. Cached and signed-in page differ in the loader only. */
export function MemorialPage({ memorial, tributes, tributeCount, permanentUrl }: Props) {
  const career = memorial.career.length + memorial.education.length > 0 || memorial.militaryService;
  const tabs = [
    { label: 'About', href: '#about', shown: true },
    { label: 'Family', href: '#family', shown: memorial.familyMembers.length > 0 },
    { label: 'Career & Education', href: '#career', shown: career },
    { label: 'Tributes', href: '#tributes', shown: tributeCount > 0 },
  ].filter((tab) => tab.shown);
  return (
    <article className="page-width space-y-12 py-10">
      <MemorialHero memorial={memorial} />
      <TabLinks
        label="Parts of this memorial"
        tabs={tabs.map((tab) => ({ ...tab, current: false }))}
      />
      <MemorialAbout memorial={memorial} />
      <MemorialFamily members={memorial.familyMembers} />
      <MemorialCareer memorial={memorial} />
      <RecentTributes tributes={tributes} count={tributeCount} />
      <MemorialCode memorialId={memorial.id} name={memorial.fullName} url={permanentUrl} />
    </article>
  );
}
