import { legalMetadata } from '@/lib/settings/legal/page-metadata';
import { legalTextPage } from '../legal-text-page';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return legalTextPage('privacy');
}
