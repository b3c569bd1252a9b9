import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  apiCondolence,
  apiCondolenceData,
  apiCondolencePicture,
  apiDeclineFirstReading,
  apiFirstReading,
  apiFirstReadingPicture,
} from '@/lib/condolences/api-paths';
import { apiPauseMails } from '@/lib/keepers/api-paths';
import { pauseToken } from '@/lib/keepers/pause-token';
import { redactSecrets } from '@/lib/platform/http/secret-link';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import * as paths from '@/lib/platform/paths';

const SECRET = newSecretId();
const TOKEN = pauseToken(newId(), newId());

/** Every path that contains a secret, keyed by the function that builds it, with the page or route that answers. */
const PATHS: Record<string, { path: string; secret: string; template: string }> = {
  invitation: { path: paths.invitation(SECRET), secret: SECRET, template: '/keep/[secret]' },
  confirmPresence: {
    path: paths.confirmPresence(SECRET),
    secret: SECRET,
    template: '/keep/here/[secret]',
  },
  accessInvitation: {
    path: paths.accessInvitation(SECRET),
    secret: SECRET,
    template: '/let-in/[secret]',
  },
  condolence: { path: paths.condolence(SECRET), secret: SECRET, template: '/condolences/[id]' },
  condolenceAfter: {
    path: paths.condolenceAfter(SECRET, 'saved'),
    secret: SECRET,
    template: '/condolences/[id]',
  },
  condolenceAfterError: {
    path: paths.condolenceAfterError(SECRET, 'invalid', null),
    secret: SECRET,
    template: '/condolences/[id]',
  },
  mailPause: { path: paths.mailPause(TOKEN), secret: TOKEN, template: '/mails/[id]' },
  mailPauseAfter: {
    path: paths.mailPauseAfter(TOKEN, 'paused'),
    secret: TOKEN,
    template: '/mails/[id]',
  },
  apiCondolence: {
    path: apiCondolence(SECRET),
    secret: SECRET,
    template: '/api/condolences/by-secret/[secret]',
  },
  apiCondolenceData: {
    path: apiCondolenceData(SECRET),
    secret: SECRET,
    template: '/api/condolences/by-secret/[secret]/my-data',
  },
  apiCondolencePicture: {
    path: apiCondolencePicture(SECRET),
    secret: SECRET,
    template: '/api/condolences/by-secret/[secret]/picture',
  },
  firstReading: {
    path: paths.firstReading(SECRET),
    secret: SECRET,
    template: '/condolences/first-reader/[secret]',
  },
  firstReadingAfter: {
    path: paths.firstReadingAfter(SECRET, 'pass'),
    secret: SECRET,
    template: '/condolences/first-reader/[secret]',
  },
  firstReadingAfterError: {
    path: paths.firstReadingAfterError(SECRET, 'conflict'),
    secret: SECRET,
    template: '/condolences/first-reader/[secret]',
  },
  apiFirstReading: {
    path: apiFirstReading(SECRET, 'fr'),
    secret: SECRET,
    template: '/api/condolences/first-reader/[secret]',
  },
  apiDeclineFirstReading: {
    path: apiDeclineFirstReading(SECRET),
    secret: SECRET,
    template: '/api/condolences/first-reader/[secret]/decline',
  },
  apiFirstReadingPicture: {
    path: apiFirstReadingPicture(SECRET, newId()),
    secret: SECRET,
    template: '/api/condolences/first-reader/[secret]/[id]/picture',
  },
  apiPauseMails: {
    path: apiPauseMails(TOKEN),
    secret: TOKEN,
    template: '/api/condolences/mails/[token]',
  },
};

/** Applies the patterns of the log's `map`, in their order. */
async function nginxRedaction(): Promise<(target: string) => string> {
  const config = await readFile('deploy/nginx.conf', 'utf8');
  expect(config).toContain('access_log /var/log/nginx/access.log perennial;');
  const format = /log_format perennial ([^;]+);/.exec(config)?.[1] ?? '';
  expect(format).toContain('$cut_path');
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|http_referer|query_string)\b/);
  const [, lines = ''] = /map \$request_uri \$cut_path \{\n(.*?)\n\}/s.exec(config) ?? [];
  const rules = [...lines.matchAll(/"~(?<pattern>[^"]+)" "(?<result>[^"]+)";/g)].map(
    ({ groups }) => [new RegExp(groups?.pattern ?? ''), groups?.result ?? ''] as const,
  );
  expect(rules).toHaveLength(2);
  return (target) => {
    for (const [pattern, result] of rules) {
      const found = pattern.exec(target);
      if (found) return result.replace(/\$(\w+)/g, (_, name) => found.groups?.[name] ?? '');
    }
    return '';
  };
}

async function caddyRedaction(): Promise<(target: string) => string> {
  const config = await readFile('deploy/Caddyfile', 'utf8');
  expect(config).toContain('request>headers>Referer delete');
  const pattern = /request>uri regexp `([^`]+)` \.\.\.\n/.exec(config)?.[1] ?? '^$';
  return (target) => target.replace(new RegExp(pattern, 'g'), '...');
}

/** The part of a request's path that each log contains. */
const REDACTIONS = {
  'our own log': async () => (target: string) => redactSecrets(target.split('?')[0] ?? ''),
  'the log of nginx': nginxRedaction,
  'the log of Caddy': caddyRedaction,
};

describe.each(Object.entries(REDACTIONS))('%s', (_, reader) => {
  it.each(Object.entries(PATHS))('contains no secret of %s', async (__, { path, secret }) => {
    const redact = await reader();
    // In another language, with a query, and with the full stop that a mail program may append.
    for (const target of [path, `/fr${path}`, `${path}&x=${secret}`, `${path.split('?')[0]}.`]) {
      const logged = redact(target);
      expect(logged).not.toContain(secret.slice(-22));
      expect(logged).toContain(path.slice(0, path.indexOf(secret)));
    }
  });

  it('contains no query, but contains the whole of a path without a secret', async () => {
    const redact = await reader();
    expect(redact(`/memorial/4kZ1aBcDeFgH?order_id=${SECRET}`)).toMatch(
      /^\/memorial\/4kZ1aBcDeFgH(\.\.\.)?$/,
    );
    expect(redact('/api/memorials/4kZ1aBcDeFgH/access/requests')).toBe(
      '/api/memorials/4kZ1aBcDeFgH/access/requests',
    );
  });
});

describe('PATHS', () => {
  it('lists every function that builds a path with a secret', async () => {
    const found: string[] = [];
    for await (const file of glob('lib/**/{paths,*-paths}.ts')) {
      const source = await readFile(file, 'utf8');
      for (const [, name = ''] of source.matchAll(
        /export const (\w+) = \((?:[^)]*\W)?(?:secret|token)\w*\??: string/g,
      ))
        found.push(name);
    }
    expect(found.sort()).toEqual(Object.keys(PATHS).sort());
  });

  it('lists every page and route with a secret in its address', async () => {
    const found = new Set<string>();
    for await (const file of glob('app/**/{page.tsx,route.ts}')) {
      const folder = file.split('/').slice(1, -1);
      const template = `/${folder.filter((part) => !/^\(|^\[language\]$/.test(part)).join('/')}`;
      const hasSecretParameter = /\[(secret|token)\]/.test(template);
      const source = await readFile(file, 'utf8');
      // Every page of a secret link uses SECRET_PAGE_METADATA, its metadata for robots and referrers.
      if (hasSecretParameter || source.includes('SECRET_PAGE_METADATA')) found.add(template);
    }
    const listed = new Set(Object.values(PATHS).map(({ template }) => template));
    expect([...found].sort()).toEqual([...listed].sort());
  });
});
