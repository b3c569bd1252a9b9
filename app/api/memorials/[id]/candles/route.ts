import { readerForViewer } from '@/lib/access/reader-from';
import { candleResponse } from '@/lib/condolences/api-schema';
import { lightCandle } from '@/lib/condolences/commands/light-candle';
import { callerNetworks } from '@/lib/platform/http/caller-networks';
import { tryConsumeRateLimit } from '@/lib/platform/http/rate-limit';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** A candle burns for seven days. Only one a day counts for each visitor. */
export const POST = route({
  doc: {
    summary: 'Lights a candle on a memorial',
    answer: candleResponse,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'candle',
  params: idParams,
  run: async ({ request, viewer, params: { id } }) => {
    const [network] = callerNetworks(request);
    const browser = request.headers.get('user-agent') ?? '';
    const visitor = viewer?.userId ?? `${network?.key} ${browser}`;
    const isFirst = () => tryConsumeRateLimit('candleOfVisitor', `${id} ${visitor}`);
    const reader = await readerForViewer(viewer, request.headers);
    return { burning: await lightCandle(reader, id, isFirst), mine: true as const };
  },
});
