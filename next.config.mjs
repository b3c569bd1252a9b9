import { fileURLToPath } from 'node:url';

const SESSION_COOKIES = ['next-auth.session-token', '__Secure-next-auth.session-token'];
const MEGABYTE = 1024 * 1024;

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // The gate runs the type check itself, on the same files (scripts/check).
  typescript: { ignoreBuildErrors: true },
  cacheHandler: fileURLToPath(new URL('./lib/cache/handler.ts', import.meta.url)),
  cacheMaxMemorySize: Number(process.env.PAGE_CACHE_MB ?? 64) * MEGABYTE,
  // Pages live in bounded memory; the disk would keep every memorial ever visited.
  experimental: { isrFlushToDisk: false },
  serverExternalPackages: ['pg', 'pg-boss', 'sharp', '@node-rs/argon2', 'pino', 'nodemailer'],
  images: { unoptimized: true },
  // A person with a session sees the page that knows them; everybody else the cached one
  // (design/architecture.md, "Rendering and caching").
  rewrites: async () => ({
    beforeFiles: SESSION_COOKIES.map((key) => ({
      source: '/memorial/:id',
      has: [{ type: 'cookie', key }],
      destination: '/viewer/memorial/:id',
    })),
  }),
};
