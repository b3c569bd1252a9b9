import { writeSecurityTxt } from '@/lib/platform/security-txt';

// The site's address and contact are known only at run time.
export const dynamic = 'force-dynamic';

/** Tells people who found a weakness whom to write to (RFC 9116); also at /.well-known/security.txt. */
export const GET = (): Response =>
  new Response(writeSecurityTxt(new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
