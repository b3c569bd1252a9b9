import { ALL_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** The cookie with the language that somebody chose in the menu. It identifies nobody. */
export const LANGUAGE_COOKIE = 'memorial-language';

/**
 * The session cookies over http and https, and the guest's cookies
 * (lib/platform/auth/cookie-names.ts).
 */
const READER_COOKIES = [
  'next-auth.session-token',
  '__Secure-next-auth.session-token',
  'memorial-guest',
  '__Host-memorial-guest',
];

/**
 * Addresses without a language that are not pages. Anything else with an unknown first segment must
 * not match: it would be taken for a language and cached where no invalidation reaches it. Static
 * files are found before these rules.
 */
export const NOT_PAGES = [
  'api(?:/|$)',
  'q/[^/]+(?:/[^/]+)?$',
  'media/[^/]+/[^/]+$',
  'assets/[^/]+/[^/]+$',
  'sitemaps/[^/]+$',
];

/**
 * Files whose handlers have other addresses: Next takes a route of the name favicon.ico for a file, and TypeScript and
 * globs skip folders whose names begin with a dot.
 */
const FILES_ELSEWHERE = [
  { source: '/favicon.ico', destination: '/assets/favicon' },
  { source: '/.well-known/security.txt', destination: '/security.txt' },
];

/**
 * The language prefixes of the setting LANGUAGES, or of all languages if it is empty, without
 * English.
 */
export function prefixes(setting = ''): Language[] {
  const settingPrefixes = setting.split(',').map((each) => each.trim());
  const all = setting ? ALL_LANGUAGES : ALL_LANGUAGES.filter((each) => each in LANGUAGES);
  return all.filter(
    (each) => each !== DEFAULT_LANGUAGE && (!setting || settingPrefixes.includes(each)),
  );
}

/**
 * The language of a dynamic page, by the same rules as the rewrites below: the language in its
 * address or, without a prefix, the language chosen in the menu. Null for the prefix of a language
 * that is not in `languages` (without English); then there is no page.
 */
export function languageOfDynamicPage<Prefix extends string>(
  prefix: Prefix,
  chosen: string | undefined,
  languages: readonly Prefix[],
): Prefix | null {
  if (prefix === DEFAULT_LANGUAGE) return languages.find((each) => each === chosen) ?? prefix;
  return languages.includes(prefix) ? prefix : null;
}

/**
 * Next's rewrites from addresses to app/[language]. Everything without a language prefix is
 * rewritten to English, so that an unknown address is a missing English page rather than a
 * language. Without a prefix, `dynamicPages` and the pages below them are shown in the language chosen before.
 * @param dynamicPages sources of regular expressions, such as `/memorial/[^/]+/keep`
 */
export function languageRewrites(languages: string[], dynamicPages: readonly string[]) {
  const languagePattern = languages.join('|');
  const pages = dynamicPages.map((page) => page.slice(1)).join('|');
  // Includes English, because paths that were already rewritten pass here again.
  const prefixes = [DEFAULT_LANGUAGE, ...languages].map((each) => `${each}(?:/|$)`);
  const excludedPaths = [...prefixes, ...NOT_PAGES].join('|');
  return {
    beforeFiles: [
      // Readers with a session or a guest's cookie get a page rendered for them; everybody else
      // gets the cached one (architecture.md, "Rendering and caching").
      ...READER_COOKIES.flatMap((key) => [
        {
          source: '/memorial/:id',
          has: [{ type: 'cookie' as const, key }],
          destination: `/${DEFAULT_LANGUAGE}/viewer/memorial/:id`,
        },
        ...(languagePattern
          ? [
              {
                source: `/:language(${languagePattern})/memorial/:id`,
                has: [{ type: 'cookie' as const, key }],
                destination: '/:language/viewer/memorial/:id',
              },
            ]
          : []),
      ]),
      ...(languagePattern
        ? [
            {
              // A match keeps its capital letters, which the middleware's matcher does not accept (security.md, fact 12).
              source: `/:page(${pages})/:rest*`,
              has: [hasChosenLanguage(languages)],
              destination: '/:chosen/:page/:rest*',
            },
          ]
        : []),
    ],
    afterFiles: [
      ...FILES_ELSEWHERE,
      { source: '/', destination: `/${DEFAULT_LANGUAGE}` },
      { source: `/:path((?!${excludedPaths}).*)`, destination: `/${DEFAULT_LANGUAGE}/:path` },
    ],
  };
}

/** Redirects `/` to the chosen language, and no other page. */
export const languageRedirects = (languages: string[]) =>
  languages.length === 0
    ? []
    : [
        {
          source: '/',
          has: [hasChosenLanguage(languages)],
          destination: '/:chosen',
          permanent: false,
        },
      ];

/** Matches a request with the cookie of a chosen language; `:chosen` in its destination. */
const hasChosenLanguage = (languages: string[]) => ({
  type: 'cookie' as const,
  key: LANGUAGE_COOKIE,
  value: `(?<chosen>${languages.join('|')})`,
});
