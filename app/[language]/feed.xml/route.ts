import { newestMemorials } from '@/lib/memorials/queries/newest-memorials';
import { rss } from '@/lib/memorials/rss';
import { route } from '@/lib/platform/http/route';
import { xmlResponse } from '@/lib/platform/http/xml';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { wordsIn } from '@/lib/platform/language/words-in';

export const dynamic = 'force-dynamic';

const FEED_LENGTH = 50;

/** The feed of new public memorials. */
export const GET = route({
  doc: {
    summary: 'Returns the feed of new memorials',
    answer: 'xml',
    errors: [],
    scope: 'memorials:read',
  },
  access: 'anyone',
  limit: 'read',
  run: async () => {
    const feed = rss(await newestMemorials(FEED_LENGTH), wordsIn(DEFAULT_LANGUAGE));
    return xmlResponse(feed, 'application/rss+xml');
  },
});
