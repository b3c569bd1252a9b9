import { legalMetadata } from '@/lib/settings/legal/page-metadata';
import { legalTextPage } from '../legal-text-page';

export const generateMetadata = () => legalMetadata('imprint');

export default function ImprintPage() {
  return legalTextPage('imprint');
}
