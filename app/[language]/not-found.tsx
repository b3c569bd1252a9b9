import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';

export const metadata: Metadata = { title: 'Page not found' };

export default LostPage;
