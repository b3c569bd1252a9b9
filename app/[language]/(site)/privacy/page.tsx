import { legalTextPage } from '@/components/settings/legal-text-page';
import { legalMetadata } from '@/lib/settings/legal/page-metadata';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return legalTextPage('privacy');
}
