import { legalMetadata } from '@/lib/settings/legal/page-metadata';
import { legalTextPage } from '../legal-text-page';

export const generateMetadata = () => legalMetadata('guest_book_rules');

export default function GuestBookRulesPage() {
  return legalTextPage('guest_book_rules');
}
