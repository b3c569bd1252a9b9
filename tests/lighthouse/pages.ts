import { z } from 'zod';
import { SESSION_COOKIE } from '@/lib/auth/cookie-names';
import { paths } from '@/lib/paths';
import { tokenOf } from '../e2e/support/paid-memorial';

/** A page that is measured: its address, and the cookies of who looks at it. */
type Visit = { address: string; cookie?: string };
type MeasuredPage = { name: string; visit: (site: string) => Visit | Promise<Visit> };

/** The five pages of the promise, as a visitor or as a member meets them on a demo site. */
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
