import { z } from 'zod';
import { feedMemorials } from '@/lib/memorials/queries/newest-memorials';
import { rss } from '@/lib/memorials/rss';
import { LIST_TAG } from '@/lib/platform/cache/cache-tags';
import { route } from '@/lib/platform/http/route';
import { xmlResponse } from '@/lib/platform/http/xml';
import { toLanguage } from '@/lib/platform/language/languages';

export const dynamic = 'force-dynamic';

const FEED_LENGTH = 50;

export const GET = route({
  doc: {
    summary: 'Returns the feed of new memorials',
    answer: 'xml',
    errors: [],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params: z.object({ language: z.string().optional() }),
  run: async ({ params }) => {
    const language = toLanguage(params.language);
    const memorials = await feedMemorials(FEED_LENGTH, language);
    return xmlResponse(rss(memorials, language), LIST_TAG, 'application/rss+xml');
  },
});
