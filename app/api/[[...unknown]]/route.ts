import { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { said } from '@/lib/platform/language/said';

/** Answers unknown addresses below /api with JSON instead of the HTML 404 page. */
const nothingHere = route({
  doc: {
    summary: 'Responds with 404 to unknown endpoints',
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
