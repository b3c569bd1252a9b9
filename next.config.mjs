import { fileURLToPath } from 'node:url';
import { addressPattern, DYNAMIC_PAGES } from './lib/platform/language/dynamic-pages.ts';
import { languageRedirects, languageRewrites, prefixes } from './lib/platform/language/rewrites.ts';

const MEGABYTE = 1024 * 1024;

const languages = prefixes(process.env.LANGUAGES);

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // React would add a `Link` header with preloads known so far. It varies between responses, and the page's head, sent
  // in the same packet, lists the same preloads.
  reactMaxHeadersLength: 0,
  // Next would stream a dynamic page's title and previews into its body for all but some crawlers. Telegram and others
  // look for them in the head, and answers from memory are rendered for everybody.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // The gate type-checks the same files itself (scripts/gate).
  typescript: { ignoreBuildErrors: true },
  // The compiled server/page-cache.ts (scripts/start/compile-server.ts).
  cacheHandler: fileURLToPath(new URL('./dist/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: Number(process.env.PAGE_CACHE_MB || 24) * MEGABYTE,
  experimental: {
    // Cache pages only in bounded memory: the disk would fill with every memorial ever visited.
    isrFlushToDisk: false,
    // Routes are loaded on their first request, since loaded ones stay in memory.
    preloadEntriesOnStart: false,
    // With validation, the router's `_rsc` parameter would have to reach Next, which writes it into cached pages
    // (security.md, fact 11).
    validateRSCRequestHeaders: false,
  },
  serverExternalPackages: ['pg', 'pg-boss', 'sharp', '@node-rs/argon2', 'pino', 'nodemailer'],
  images: { unoptimized: true },
  turbopack: {
    // A page loads a tenth less JavaScript with Next's ES modules than with its CommonJS (decision 0065).
    rules: {
      '**/node_modules/next/dist/{client,lib,shared}/**/*.js': {
        condition: { all: ['browser', 'production'] },
        loaders: ['./scripts/build/next-in-modules.mjs'],
      },
    },
    // Replaces next-intl's plugin, without its compiler and file watcher.
    resolveAlias: {
      'next-intl/config': './lib/platform/language/request-config.ts',
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
  },
  redirects: async () => languageRedirects(languages),
  rewrites: async () => languageRewrites(languages, DYNAMIC_PAGES.map(addressPattern)),
};
