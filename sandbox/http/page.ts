import { readFileSync } from 'node:fs';
import { html, type Markup } from './html';
import { type Reply, textReply } from './reply';
import type { Route } from './route-request';

type Page = {
  title: string;
  content: Markup;
  status?: number;
  kind?: 'site' | 'checkout' | 'popup';
  /** Additional policy rules, for example for a script or a form's target. */
  policy?: Record<string, string>;
};

const POLICY = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': 'data:', // for the empty icon
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Returns a page of the sandbox with a strict Content-Security-Policy. */
export function htmlPage({ title, content, status = 200, kind = 'site', policy }: Page): Reply {
  const rules = Object.entries({ ...POLICY, ...policy }).map(([name, value]) => `${name} ${value}`);
  const document = html`<!doctype html>
<html lang="en" class="${kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Perennial sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
${kind === 'site' ? NAVIGATION : ''}
<main>${content}</main>
</body>
</html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return {
    status,
    headers: { ...headers, 'content-security-policy': rules.join('; ') },
    body: document.text,
  };
}

const NAVIGATION = html`<nav aria-label="Sandbox"><a href="/">Sandbox</a>
<a href="/inbox">Inbox</a> <a href="/transactions">Transactions</a>
<a href="/knobs">Knobs</a></nav>`;

/** Returns the policy rule for a form's targets. It includes the targets of redirects, which browsers check as well. */
export function formActionPolicy(...urls: (string | undefined)[]): Record<string, string> {
  const origins = urls.flatMap((url) => (url && URL.canParse(url) ? [new URL(url).origin] : []));
  return { 'form-action': ["'self'", ...new Set(origins)].join(' ') };
}

/** The style sheet, read once at start. */
export function stylesheetRoute(): Route {
  const css = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');
  return { method: 'GET', path: '/sandbox.css', run: () => textReply(css, 'text/css') };
}
