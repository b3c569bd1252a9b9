import { z } from 'zod';
import { SESSION_COOKIE } from '@/lib/platform/auth/cookie-names';
import { paths } from '@/lib/platform/paths';
import { tokenOf } from '../journeys/support/paid-memorial';

/** A page to measure: its address, and the viewer's cookies. */
type Visit = { address: string; cookie?: string };
type MeasuredPage = { name: string; visit: (site: string) => Visit | Promise<Visit> };

/** The five pages that Lighthouse measures, as a visitor or a member sees them on a demo site. */
export const MEASURED_PAGES: MeasuredPage[] = [
  { name: 'home', visit: () => ({ address: paths.home }) },
  { name: 'listing', visit: () => ({ address: paths.findMemorials }) },
  { name: 'memorial', visit: async (site) => ({ address: await demoMemorial(site) }) },
  { name: 'login', visit: () => ({ address: paths.login }) },
  {
    name: 'create',
    visit: async () => ({
      address: paths.createMemorial,
      cookie: `${SESSION_COOKIE}=${await tokenOf('ada')}`,
    }),
  },
];

const found = z.object({ memorials: z.array(z.object({ _id: z.string() })).min(1) });

async function demoMemorial(site: string): Promise<string> {
  const answer = await fetch(new URL(`${paths.apiMemorials}?name=lovelace`, site));
  const [memorial] = found.parse(await answer.json()).memorials;
  return paths.memorial(memorial?._id ?? '');
}
