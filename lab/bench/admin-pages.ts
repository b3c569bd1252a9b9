import { serveBuiltSite } from './serve-built-site';

/**
 * Serves the built site with the database of these settings. Returns `open`, which makes a function that requests a
 * page as a browser does, for the admin with this session token, and `close`, which stops the site.
 * Throws when nothing is built.
 */
export async function serveAdminPages(settings: Record<string, string>, token: string) {
  const { url, close } = await serveBuiltSite(settings);
  const open = (path: string) => async () => {
    const headers = { cookie: `next-auth.session-token=${token}`, accept: 'text/html' };
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    const html = await answer.text();
    if (answer.status !== 200 || html.includes('Access Denied'))
      throw new Error(`${path} answers ${answer.status}`);
  };
  return { open, close };
}
