import { z } from 'zod';
import {
  CONTRIBUTION_DECISIONS,
  CONTRIBUTION_STATES,
  MAX_WAITING_CONTRIBUTIONS,
} from '@/lib/media/contribution-rules';
import { publicId } from '@/lib/platform/ids/id-schema';
import { issueMessage } from '@/lib/platform/language/issue-message';

/** GET /api/memorials/{id}/contributions */
export const contributionsQuery = z.strictObject({
  state: z.enum(CONTRIBUTION_STATES).default('waiting'),
});

/** POST /api/memorials/{id}/contributions/decide */
export const contributionsDecision = z.strictObject({
  media: z
    .array(publicId(issueMessage('contributions.faults.idInvalid')))
    .min(1, issueMessage('contributions.faults.idInvalid'))
    .max(MAX_WAITING_CONTRIBUTIONS, issueMessage('contributions.faults.tooMany')),
  /** The state in which the caller saw the files; others are not changed. */
  from: z.enum(CONTRIBUTION_STATES, issueMessage('contributions.faults.fromMissing')),
  decision: z.enum(CONTRIBUTION_DECISIONS, issueMessage('contributions.faults.decisionMissing')),
});

export type ContributionsDecision = z.output<typeof contributionsDecision>;
