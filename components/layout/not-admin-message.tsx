import { useTranslate } from '@/lib/platform/language/use-translate';
import { HomeMessage } from './home-message';

/** Explains to non-admins why they were redirected from the dashboard to the home page (product.md 6). */
export function NotAdminMessage() {
  const t = useTranslate();
  return <HomeMessage title={t('site.accessDenied')} expected={t('api.adminsOnly')} />;
}
