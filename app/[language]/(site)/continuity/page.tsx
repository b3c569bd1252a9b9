import { legalMetadata } from '@/lib/settings/legal/page-metadata';
import { legalTextPage } from '../legal-text-page';

export const generateMetadata = () => legalMetadata('continuity');

export default function ContinuityPage() {
  return legalTextPage('continuity');
}
