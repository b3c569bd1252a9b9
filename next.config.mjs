import { fileURLToPath } from 'node:url';

const SESSION_COOKIES = ['next-auth.session-token', '__Secure-next-auth.session-token'];
const MEGABYTE = 1024 * 1024;

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // The gate runs the type check itself, on the same files (scripts/gate).
  typescript: { ignoreBuildErrors: true },
  // server/page-cache.ts, compiled (scripts/start/compile-server.ts).
  cacheHandler: fileURLToPath(new URL('./dist/page-cache.mjs', import.meta.url)),
  cacheMaxMemorySize: Number(process.env.PAGE_CACHE_MB ?? 64) * MEGABYTE,
  // Keep pages in bounded memory only; the disk would fill with every memorial ever visited.
  experimental: { isrFlushToDisk: false },
  serverExternalPackages: ['pg', 'pg-boss', 'sharp', '@node-rs/argon2', 'pino', 'nodemailer'],
  images: { unoptimized: true },
  // What next-intl's plugin would do, without its compiler and file watcher (decision 0042).
  turbopack: {
    resolveAlias: {
      'next-intl/config': './lib/platform/language/page-words.ts',
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
  },
  // Somebody with a session sees the page rendered for them; everybody else sees the cached one
  // (architecture.md, "Rendering and caching").
  rewrites: async () => ({
    beforeFiles: SESSION_COOKIES.map((key) => ({
      source: '/memorial/:id',
      has: [{ type: 'cookie', key }],
      destination: '/viewer/memorial/:id',
    })),
  }),
};
