import { headersForRouter } from '@/server/answers/router-request';
import { alternate } from './alternate';
import { serveBareNext } from './bare-next';
import { barSentence } from './bars';
import { serveByNginx } from './nginx';
import { figure, type Section } from './report';
import { requestsPerSecond } from './requests-per-second';
import { BYPASS_CACHE } from './response-times';
import { steadyRate } from './steady-rate';

type Scale = { seconds: number; rounds: number };

/** Compares a cached page, the same bytes from nginx, and a page of a bare Next application. */
export async function measureCachedPage(
  site: string,
  memorialId: string,
  nginxProgram: string | undefined,
  { seconds, rounds }: Scale,
): Promise<Section> {
  const path = `/memorial/${memorialId}`;
  await requestsPerSecond({ url: site, paths: [path], requests: 50 }); // so that the answer is in memory
  const bare = await serveBareNext();
  const nginx = nginxProgram && (await serveByNginx(nginxProgram, site + path));
  try {
    const rates = await alternate(
      {
        ours: () => steadyRate(site, path, seconds),
        ...(nginx && {
          nginx: () => steadyRate(nginx.url, nginx.path, seconds),
        }),
        bare: () => steadyRate(bare.url, '/', seconds),
      } as Record<'ours' | 'nginx' | 'bare', () => Promise<number>>, // without nginx that side is missing
      rounds,
    );
    const row = (name: string, rate: number) => [
      name,
      figure(rate),
      figure(rate / rates.nginx),
      figure(rate / rates.bare),
    ];
    return {
      title: 'A cached memorial page',
      text: `Answers in a second, gzip asked for, one process each, ${rounds} turns of ${seconds} s. ${
        nginx
          ? `nginx has one worker and serves the same ${nginx.bytes} compressed bytes from the disk.`
          : 'nginx was not found, so it is left out.'
      } ${barSentence(rates)}`,
      head: ['', 'in a second', 'of nginx', 'of bare Next'],
      rows: [
        row('a memorial, cached', rates.ours),
        ...(nginx ? [row('the same bytes by nginx', rates.nginx)] : []),
        row('a static page of bare Next', rates.bare),
      ],
    };
  } finally {
    await bare.close();
    if (nginx) await nginx.close();
  }
}

const BY_NATIONALITY = ['american', 'british', 'indian', 'basotho'].map(
  (nationality) => `/find-memorials?nationality=${nationality}`,
);
const BY_NAME = ['mary', 'john', 'lovelace', '王伟'].map(
  (name) => `/find-memorials?${new URLSearchParams({ name })}`,
);

/**
 * The headers of Next's router when somebody follows a link or submits a form: it asks only for what changes on the
 * page.
 */
const BY_ROUTER = headersForRouter(null);
const WITHIN_LIST = headersForRouter('en');

/** The pages that visitors open, each measured separately. */
const PAGES: Record<string, { paths: string[]; headers?: Record<string, string> }> = {
  home: { paths: ['/'] },
  'listing, first page': { paths: ['/find-memorials'] },
  'listing, second page': { paths: ['/find-memorials?page=2'] },
  'listing, by nationality, asked again': { paths: BY_NATIONALITY.slice(0, 1) },
  'listing, by name, asked again': { paths: BY_NAME.slice(0, 1) },
  'home, by a link': { paths: ['/'], headers: BY_ROUTER },
  'listing, second page, by a link': { paths: ['/find-memorials?page=2'], headers: WITHIN_LIST },
  'listing, by nationality, rendered': { paths: BY_NATIONALITY, headers: BYPASS_CACHE },
  'listing, by name, rendered': { paths: BY_NAME, headers: BYPASS_CACHE },
  'listing, by name through its form, rendered': {
    paths: BY_NAME,
    headers: { ...WITHIN_LIST, ...BYPASS_CACHE },
  },
};

/** Measures the home page and the listing with typical filters. */
export async function measureListing(site: string, { seconds, rounds }: Scale): Promise<Section> {
  const sides = Object.entries(PAGES).map(([name, page]): [string, () => Promise<number>] => [
    name,
    () => {
      const [singlePath] = page.paths;
      return singlePath && page.paths.length === 1
        ? steadyRate(site, singlePath, seconds, page.headers)
        : requestsPerSecond({ url: site, ...page, seconds });
    },
  ]);
  for (const page of Object.values(PAGES))
    await requestsPerSecond({ url: site, ...page, requests: 50 });
  const rates = await alternate(Object.fromEntries(sides), rounds);
  const first = rates['listing, first page'] ?? Number.NaN;
  return {
    title: 'Home and the listing',
    text: `Answers in a second for visitors, gzip asked for, one process, ${rounds} turns of ${seconds} s. Where somebody follows a link or uses the form, the browser asks for what changes on the page, not for a whole one.`,
    head: ['', 'in a second', 'of the listing’s first page'],
    rows: Object.entries(rates).map(([name, rate]) => [name, figure(rate), figure(rate / first)]),
  };
}
