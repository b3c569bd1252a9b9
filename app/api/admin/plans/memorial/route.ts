import { planResponse } from '@/lib/payments/api-schema-plan';
import { changePlan } from '@/lib/payments/plans/change-plan';
import { memorialPlan } from '@/lib/payments/plans/current-plan';
import { planInput } from '@/lib/payments/schema-plan';
import { route } from '@/lib/platform/http/route';

export const GET = route({
  doc: {
    summary: "Returns a memorial's prices by country, and its limits",
    answer: planResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  run: async () => toAnswer(),
});

/** Open orders keep the price they were opened with. */
export const PUT = route({
  doc: {
    summary: "Changes a memorial's prices, immediately and for everybody",
    answer: planResponse,
    errors: ['conflict'],
    scope: null,
  },
  access: 'admin',
  limit: 'write',
  body: planInput,
  run: async ({ viewer, body }) => {
    await changePlan(viewer, body);
    return toAnswer();
  },
});

async function toAnswer() {
  const { kind, version, prices, limits } = await memorialPlan();
  return { kind, version, prices: kind === 'free' ? [] : prices, limits };
}
