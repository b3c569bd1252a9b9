import { z } from 'zod';
import { SESSION_COOKIE } from '@/lib/platform/auth/cookie-names';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import * as paths from '@/lib/platform/paths';
import { tokenOf } from '../../tests/journeys/support/paid-memorial';

/** A page to measure: its address, and the viewer's cookies. */
type Visit = { address: string; cookie?: string };
export type MeasuredPage = { name: string; visit: (site: string) => Visit | Promise<Visit> };

/** Languages besides English in which the pages must have no fault. One is written from right to left. */
const OTHER_LANGUAGES: Language[] = ['ar', 'fr', 'zh', 'zu'];

/** The five pages that Lighthouse measures, as a visitor or a member sees them on a demo site. */
export const MEASURED_PAGES: MeasuredPage[] = [
  { name: 'home', visit: () => ({ address: paths.home }) },
  { name: 'listing', visit: () => ({ address: paths.findMemorials }) },
  { name: 'memorial', visit: async (site) => ({ address: await demoMemorial(site) }) },
  { name: 'login', visit: () => ({ address: paths.login }) },
  {
    name: 'create',
    visit: async () => ({
      address: paths.createMemorialPage,
      cookie: `${SESSION_COOKIE}=${await tokenOf('ada')}`,
    }),
  },
];

/** The five pages in other languages. Their speed is not measured, since it equals that of the English ones. */
export const TRANSLATED_PAGES: MeasuredPage[] = OTHER_LANGUAGES.flatMap((language) =>
  MEASURED_PAGES.map(({ name, visit }) => ({
    name: `${name} (${language})`,
    visit: async (site) => {
      const { address, cookie } = await visit(site);
      return { address: pathIn(language, address), ...(cookie && { cookie }) };
    },
  })),
);

const listingSchema = z.object({ memorials: z.array(z.object({ _id: z.string() })).min(1) });

async function demoMemorial(site: string): Promise<string> {
  const answer = await fetch(new URL(`${paths.apiMemorials}?name=lovelace`, site));
  const [memorial] = listingSchema.parse(await answer.json()).memorials;
  return paths.memorial(memorial?._id ?? '');
}
