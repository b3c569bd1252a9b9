import { AppError } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { toApiTribute } from '@/lib/tributes/api-form';
import { claimTribute } from '@/lib/tributes/commands/claim-tribute';
import { tributeOf } from '@/lib/tributes/queries/tribute-views';
import { sendFlowersSchema } from '@/lib/tributes/schema';

/** Answers with the tribute that a paid order made; asked twice, it is the same one. */
export const POST = route({
  access: 'member',
  limit: 'write',
  body: sendFlowersSchema,
  run: async ({ viewer, body }) => {
    const { tributeId, orderId } = await claimTribute(viewer, body);
    const tribute = await tributeOf(tributeId);
    if (!tribute) throw new AppError('gone', 'This tribute was removed.');
    return { success: true, orderId, memorialId: body.memorialId, tribute: toApiTribute(tribute) };
  },
});
