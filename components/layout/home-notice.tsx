import { useSay } from '@/lib/platform/language/use-say';
import { HomeMessage } from './home-message';

/** Says why somebody was redirected to the home page: only admins see the dashboard (product.md 6). */
export function HomeNotice() {
  const say = useSay();
  return <HomeMessage title={say('site.accessDenied')} ours={say('api.adminsOnly')} />;
}
