import { writeSecurityTxt } from '@/lib/platform/security-txt';

// The site's address and contact are known only at run time.
export const dynamic = 'force-dynamic';

/**
 * Says where to report a vulnerability (RFC 9116); also at /.well-known/security.txt. It has no cache tag, because its
 * last day changes each month without a change of the site.
 */
export const GET = (): Response =>
  new Response(writeSecurityTxt(new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
