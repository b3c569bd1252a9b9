import { legalMetadata } from '@/lib/settings/legal/page-metadata';
import { legalTextPage } from '../legal-text-page';

export const generateMetadata = () => legalMetadata('refunds');

export default function RefundsPage() {
  return legalTextPage('refunds');
}
