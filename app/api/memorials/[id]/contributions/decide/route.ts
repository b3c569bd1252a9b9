import { contributionDecisionResponse } from '@/lib/media/api-schema';
import { decideContributions } from '@/lib/memorials/commands/decide-contributions';
import { contributionsDecision } from '@/lib/memorials/schema-contributions';
import { route } from '@/lib/platform/http/route';
import { idParams } from '@/lib/platform/ids/id-schema';

/** Idempotent. */
export const POST = route({
  doc: {
    summary: 'Publishes or declines files that contributors sent to a memorial',
    answer: contributionDecisionResponse,
    errors: ['not_found', 'forbidden', 'conflict'],
    scope: 'media:write',
  },
  access: 'member',
  limit: 'write',
  params: idParams,
  body: contributionsDecision,
  run: ({ viewer, params, body }) => decideContributions(viewer, params.id, body),
});
