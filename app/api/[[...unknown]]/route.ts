import { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { said } from '@/lib/platform/language/said';

/** Every address below /api that has no route of its own: programs read JSON, not the page for lost people. */
const nothingHere = route({
  doc: {
    summary: 'Says that there is no such endpoint',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  run: () => Promise.reject(new AppError('not_found', said('http.requests.noEndpoint'))),
});

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
