import { fileURLToPath } from 'node:url';
import { DYNAMIC_PAGES } from './lib/platform/language/dynamic-pages.ts';
import { languageRedirects, languageRewrites, prefixes } from './lib/platform/language/rewrites.ts';

const MEGABYTE = 1024 * 1024;

const languages = prefixes(process.env.LANGUAGES);

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // React would name in a `Link` header what it knows of at that moment: another header each time, and the head of the page,
  // which comes in the same packet, says it too.
  reactMaxHeadersLength: 0,
  reactStrictMode: true,
  // The gate runs the type check itself, on the same files (scripts/gate).
  typescript: { ignoreBuildErrors: true },
  // server/page-cache.ts, compiled (scripts/start/compile-server.ts).
  cacheHandler: fileURLToPath(new URL('./dist/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: Number(process.env.PAGE_CACHE_MB || 24) * MEGABYTE,
  experimental: {
    // Keep pages in bounded memory only; the disk would fill with every memorial ever visited.
    isrFlushToDisk: false,
    // A route is loaded by its first request: what is loaded stays in memory (decision 0122).
    preloadEntriesOnStart: false,
    // Else the router's `_rsc` would have to reach Next, which writes it into the page that it keeps (security.md, fact 11).
    validateRSCRequestHeaders: false,
  },
  serverExternalPackages: ['pg', 'pg-boss', 'sharp', '@node-rs/argon2', 'pino', 'nodemailer'],
  images: { unoptimized: true },
  turbopack: {
    // A page loads a tenth less of script with Next's modules than with its CommonJS (decision 0065).
    rules: {
      '**/node_modules/next/dist/{client,lib,shared}/**/*.js': {
        condition: { all: ['browser', 'production'] },
        loaders: ['./scripts/build/next-in-modules.mjs'],
      },
    },
    // What next-intl's plugin would do, without its compiler and file watcher (decision 0042).
    resolveAlias: {
      'next-intl/config': './lib/platform/language/page-words.ts',
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
  },
  redirects: async () => languageRedirects(languages),
  rewrites: async () => languageRewrites(languages, DYNAMIC_PAGES),
};
