import { serveBuiltSite } from './serve-built-site';

/**
 * Serves the built site over the database of these settings, for the admin with this session token.
 * Returns a function that requests a page as a browser does, and one that stops the site.
 * Throws when nothing is built.
 */
export async function servedPages(settings: Record<string, string>, token: string) {
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
