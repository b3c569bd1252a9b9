import { route } from '@/lib/http/route';
import { newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { xmlResponse } from '@/lib/xml/xml-response';
import { rss } from './rss';

export const dynamic = 'force-dynamic';

const FEED_LENGTH = 50;

/** The feed of new public memorials. */
export const GET = route({
  access: 'anyone',
  limit: 'read',
  run: async () => xmlResponse(rss(await newestMemorials(FEED_LENGTH)), 'application/rss+xml'),
});
