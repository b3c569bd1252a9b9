import { ALL_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** The cookie that keeps the language that somebody chose in the menu. It identifies nobody. */
export const LANGUAGE_COOKIE = 'memorial-language';

/** A session, over http and https, and a guest that was let in somewhere (lib/platform/auth/cookie-names.ts). */
const READER_COOKIES = [
  'next-auth.session-token',
  '__Secure-next-auth.session-token',
  'memorial-guest',
  '__Host-memorial-guest',
];

/**
 * What is not a page, and has an address without a language. Nothing else may pass by its own first word: it would be
 * taken for a language, and cached where no invalidation looks. Files, also Next's own, are found before.
 */
export const NOT_PAGES = [
  'api(?:/|$)',
  'q/[^/]+(?:/[^/]+)?$',
  'media/[^/]+/[^/]+$',
  'assets/[^/]+/[^/]+$',
  'sitemaps/[^/]+$',
];

/** The prefixes of the setting LANGUAGES but English; without it, of all languages that there are. */
export function prefixes(setting = ''): Language[] {
  const wanted = setting.split(',').map((each) => each.trim());
  const all = setting ? ALL_LANGUAGES : ALL_LANGUAGES.filter((each) => each in LANGUAGES);
  return all.filter((each) => each !== DEFAULT_LANGUAGE && (!setting || wanted.includes(each)));
}

/**
 * The language of a page that is rendered for each request, as the rewrites below find it: that of its address, or,
 * where it has no prefix, the one that was chosen before. Null below the prefix of a language that is not among
 * `languages` (without English): there is no page.
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
 * How addresses lead to app/[language], for next.config.mjs. One rewrite sends everything without the prefix of a
 * language to English, so that an unknown address is English and missing, not a language. `dynamicPages` are those
 * that are rendered for each request: without a prefix they are in the language that was chosen before.
 */
export function languageRewrites(languages: string[], dynamicPages: readonly string[]) {
  const some = languages.join('|');
  const pages = dynamicPages.map((page) => page.slice(1)).join('|');
  // English, too: what was rewritten before comes by here.
  const prefixes = [DEFAULT_LANGUAGE, ...languages].map((each) => `${each}(?:/|$)`);
  const others = [...prefixes, ...NOT_PAGES].join('|');
  return {
    beforeFiles: [
      // Somebody with a session, or who was let in somewhere, sees the page rendered for them; everybody else sees the cached one
      // (architecture.md, "Rendering and caching").
      ...READER_COOKIES.flatMap((key) => [
        {
          source: '/memorial/:id',
          has: [{ type: 'cookie' as const, key }],
          destination: `/${DEFAULT_LANGUAGE}/viewer/memorial/:id`,
        },
        ...(some
          ? [
              {
                source: `/:language(${some})/memorial/:id`,
                has: [{ type: 'cookie' as const, key }],
                destination: '/:language/viewer/memorial/:id',
              },
            ]
          : []),
      ]),
      ...(some
        ? [
            {
              source: `/:page(${pages})/:rest*`,
              has: [chosenAmong(languages)],
              destination: '/:chosen/:page/:rest*',
            },
          ]
        : []),
    ],
    afterFiles: [
      { source: '/', destination: `/${DEFAULT_LANGUAGE}` },
      { source: `/:path((?!${others}).*)`, destination: `/${DEFAULT_LANGUAGE}/:path` },
    ],
  };
}

/** With a chosen language, `/` alone leads to it. */
export const languageRedirects = (languages: string[]) =>
  languages.length === 0
    ? []
    : [
        {
          source: '/',
          has: [chosenAmong(languages)],
          destination: '/:chosen',
          permanent: false,
        },
      ];

/** A request with the cookie of a choice among them; `:chosen` of its destination. */
const chosenAmong = (languages: string[]) => ({
  type: 'cookie' as const,
  key: LANGUAGE_COOKIE,
  value: `(?<chosen>${languages.join('|')})`,
});
