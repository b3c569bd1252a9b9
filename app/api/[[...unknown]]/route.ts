import { AppError } from '@/lib/platform/errors';
import { messageAnswer } from '@/lib/platform/http/answer-schema';
import { route } from '@/lib/platform/http/route';
import { messageFor } from '@/lib/platform/language/message';

/** Answers unknown addresses below /api with JSON instead of the HTML 404 page. */
const notFoundRoute = route({
  doc: {
    summary: 'Responds with 404 to unknown endpoints',
    answer: messageAnswer,
    errors: ['not_found'],
    scope: null,
  },
  access: 'anyone',
  limit: 'read',
  run: () => Promise.reject(new AppError('not_found', messageFor('http.requests.noEndpoint'))),
});

export {
  notFoundRoute as DELETE,
  notFoundRoute as GET,
  notFoundRoute as PATCH,
  notFoundRoute as POST,
  notFoundRoute as PUT,
};
