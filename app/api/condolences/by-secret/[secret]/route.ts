import { z } from 'zod';
import { authorsCondolenceAnswer } from '@/lib/condolences/api-schema';
import { changeCondolence, withdrawCondolence } from '@/lib/condolences/commands/change-condolence';
import { condolenceBySecret } from '@/lib/condolences/queries/by-secret';
import { condolenceWords } from '@/lib/condolences/schema';
import { DONE, doneAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';

const params = z.object({ secret: z.string() });

/** A condolence for its author, who has the only link to it. */
export const GET = route({
  doc: {
    summary: 'Returns a condolence to its author',
    answer: authorsCondolenceAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  params,
  run: async ({ params: { secret } }) => {
    const { id, ...rest } = await condolenceBySecret(secret);
    return { _id: id, ...rest };
  },
});

export const PATCH = route({
  doc: {
    summary: 'Changes a condolence, which its family reads again',
    answer: doneAnswer,
    errors: ['not_found', 'conflict'],
    scope: null,
  },
  access: 'anyone',
  limit: 'condolenceChange',
  params,
  body: condolenceWords,
  run: async ({ params: { secret }, body }) => {
    await changeCondolence(secret, body);
    return DONE;
  },
});

export const DELETE = route({
  doc: {
    summary: 'Takes a condolence back: its words are deleted',
    answer: doneAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'write',
  params,
  run: async ({ params: { secret } }) => {
    await withdrawCondolence(secret);
    return DONE;
  },
});
