import { useSay } from '@/lib/platform/language/use-say';
import { HomeMessage } from './home-message';

/** Explains to non-admins why they were redirected from the dashboard to the home page (product.md 6). */
export function HomeNotice() {
  const say = useSay();
  return <HomeMessage title={say('site.accessDenied')} ours={say('api.adminsOnly')} />;
}
