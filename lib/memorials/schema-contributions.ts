import { z } from 'zod';
import {
  CONTRIBUTION_DECISIONS,
  CONTRIBUTION_STATES,
  MOST_WAITING,
} from '@/lib/media/contribution-rules';
import { publicId } from '@/lib/platform/ids/id-schema';
import { fault } from '@/lib/platform/language/fault';

/** GET /api/memorials/{id}/contributions */
export const contributionsQuery = z.strictObject({
  state: z.enum(CONTRIBUTION_STATES).default('waiting'),
});

/** POST /api/memorials/{id}/contributions/decide */
export const contributionsDecision = z.strictObject({
  media: z
    .array(publicId(fault('contributions.faults.idInvalid')))
    .min(1, fault('contributions.faults.idInvalid'))
    .max(MOST_WAITING, fault('contributions.faults.tooMany')),
  /** The state in which the caller saw the files; others are not changed. */
  from: z.enum(CONTRIBUTION_STATES, fault('contributions.faults.fromMissing')),
  decision: z.enum(CONTRIBUTION_DECISIONS, fault('contributions.faults.decisionMissing')),
});

export type ContributionsDecision = z.output<typeof contributionsDecision>;
