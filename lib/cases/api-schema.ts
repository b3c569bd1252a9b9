import { z } from 'zod';
import { CaseClaim, CaseDecision, KeeperRole } from '@/lib/platform/db/generated/enums';
import { isoTime, pagingFields } from '@/lib/platform/http/answer-schema';
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
  createdAt: isoTime,
  dueAt: isoTime,
};
const count = z.number().int();

/** GET /api/admin/cases */
export const casesResponse = z.strictObject({
  counts: z.strictObject({ open: count, waiting_for_papers: count, decided: count }),
  cases: z.array(z.strictObject(listed)),
  ...pagingFields,
});

/** GET /api/admin/cases/{id} */
export const caseResponse = z.strictObject({
  ...listed,
  email: z.string(),
  relationship: z.string(),
  message: z.string(),
  language: z.string(),
  decision: z.enum(CaseDecision).nullable(),
  answer: z.string(),
  decidedAt: isoTime.nullable(),
  keepers: z.array(z.strictObject({ name: z.string(), role: z.enum(KeeperRole) })),
  relatives: z.array(z.strictObject({ fullName: z.string(), isHidden: z.boolean() })),
});
