import { readerForViewer } from '@/lib/access/reader-from';
import { AppError } from '@/lib/platform/errors';
import { DONE } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { messageFor } from '@/lib/platform/language/message';
import { toApiTribute } from '@/lib/tributes/api-form';
import { sentTributeResponse } from '@/lib/tributes/api-schema';
import { claimTribute } from '@/lib/tributes/commands/claim-tribute';
import { findTribute } from '@/lib/tributes/queries/tribute-views';
import { sendTributeSchema } from '@/lib/tributes/schema';

/** Idempotent: settling the order has already created the tribute. */
export const POST = route({
  doc: {
    summary: 'Returns the tribute of a paid order',
    answer: sentTributeResponse,
    errors: ['payment_required', 'not_found', 'conflict', 'gone'],
    scope: null,
  },
  access: 'member',
  limit: 'write',
  body: sendTributeSchema,
  run: async ({ request, viewer, body }) => {
    const reader = await readerForViewer(viewer, request.headers);
    const { tributeId, orderId } = await claimTribute(reader, body);
    const tribute = await findTribute(tributeId);
    if (!tribute) throw new AppError('gone', messageFor('tributes.refusals.deleted'));
    return { ...DONE, orderId, memorialId: body.memorialId, tribute: toApiTribute(tribute) };
  },
});
