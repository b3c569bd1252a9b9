import { z } from 'zod';
import { CaseClaim, CaseDecision, KeeperRole } from '@/lib/platform/db/generated/enums';
import { moment, pageFields } from '@/lib/platform/http/answer-schema';
import { CASE_TABS } from './rules';

const listed = {
  _id: z.string(),
  memorialId: z.string(),
  /** Null if the memorial was deleted. */
  memorialName: z.string().nullable(),
  claim: z.enum(CaseClaim),
  state: z.enum(CASE_TABS),
  name: z.string(),
  isFrozen: z.boolean(),
  createdAt: moment,
  dueAt: moment,
};
const count = z.number().int();

/** GET /api/admin/cases */
export const casesAnswer = z.strictObject({
  counts: z.strictObject({ open: count, waiting_for_papers: count, decided: count }),
  cases: z.array(z.strictObject(listed)),
  ...pageFields,
});

/** GET /api/admin/cases/{id} */
export const caseAnswer = z.strictObject({
  ...listed,
  email: z.string(),
  relationship: z.string(),
  message: z.string(),
  language: z.string(),
  decision: z.enum(CaseDecision).nullable(),
  answer: z.string(),
  decidedAt: moment.nullable(),
  keepers: z.array(z.strictObject({ name: z.string(), role: z.enum(KeeperRole) })),
  relatives: z.array(z.strictObject({ fullName: z.string(), isHidden: z.boolean() })),
});
