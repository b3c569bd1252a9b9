import { legalTextPage } from '@/components/settings/legal-text-page';
import { legalMetadata } from '@/lib/settings/legal/page-metadata';

export const generateMetadata = () => legalMetadata('imprint');

export default function ImprintPage() {
  return legalTextPage('imprint');
}
