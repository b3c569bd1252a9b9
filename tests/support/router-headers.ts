/**
 * The headers of Next's router on a page of the site in this language. `again` is the marker in its state tree that
 * requests a part again.
 */
export function routerHeaders(
  language = 'en',
  { again = null, page = 'find-memorials' }: { again?: string | null; page?: string } = {},
): Record<string, string> {
  const leaf = ['__PAGE__', {}, null, null, 0];
  const inside = ['(site)', { children: [page, { children: leaf }, null, null, 0] }, null, null, 0];
  const layout = [['language', language, 'd', null], { children: inside }, null, null, 16];
  const tree = ['', { children: layout }, null, again, 16];
  return { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(tree)) };
}
