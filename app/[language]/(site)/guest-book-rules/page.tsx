import { legalTextPage } from '@/components/settings/legal-text-page';
import { legalMetadata } from '@/lib/settings/legal/page-metadata';

export const generateMetadata = () => legalMetadata('guest_book_rules');

export default function GuestBookRulesPage() {
  return legalTextPage('guest_book_rules');
}
