import { legalTextPage } from '@/components/settings/legal-text-page';
import { legalMetadata } from '@/lib/settings/legal/page-metadata';

export const generateMetadata = () => legalMetadata('continuity');

export default function ContinuityPage() {
  return legalTextPage('continuity');
}
