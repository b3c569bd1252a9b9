import { legalTextPage } from '@/components/settings/legal-text-page';
import { legalMetadata } from '@/lib/settings/legal/page-metadata';

export const generateMetadata = () => legalMetadata('refunds');

export default function RefundsPage() {
  return legalTextPage('refunds');
}
