import type { ZodOpenApiObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { type ErrorCode, STATUS } from '@/lib/platform/errors';
import { codesOf, errorAnswer } from '@/lib/platform/http/error-schema';

const CODES = Object.keys(STATUS) as ErrorCode[]; // as: its keys

/** Why an answer has this status, for programmers. */
const REASONS: Record<number, string> = {
  400: 'The request is not well formed; `fields` says what is wrong by the names of fields.',
  401: 'Nobody is logged in, or the session or key is not valid any more.',
  402: 'The order is not paid.',
  403: 'The caller may not do this.',
  404: 'There is nothing that the caller may know of.',
  405: 'This address has no such method.',
  409: 'What is stored is in the way.',
  410: 'It was there, and is not any more.',
  413: 'The body is too long.',
  415: 'The body comes in another type.',
  429: 'Too many calls: try again after `remainingTime` seconds.',
  500: 'A fault of the site, which it has logged.',
  503: 'Something that the site needs is away or busy: try again later.',
  507: 'The site has no room left.',
};

/** With these the site knows when a next try makes sense. */
const WAITS = new Set([429, 503, 507]);

const nameOf = (status: number) => `Refused${status}`;

/** A reference to the refusals with this status. */
export const refusalReference = (status: number) => ({
  $ref: `#/components/responses/${nameOf(status)}`,
});

/** The refusals by status: every operation names those that it may answer with. */
export const refusals: Record<string, ZodOpenApiResponseObject> = Object.fromEntries(
  [...new Set(Object.values(STATUS))].sort().map((status): [string, ZodOpenApiResponseObject] => {
    const codes = codesOf(status, CODES);
    const schema = errorAnswer(codes).meta({ id: `Error${status}` });
    return [
      nameOf(status),
      {
        description: REASONS[status] ?? '',
        ...(WAITS.has(status) && {
          headers: {
            'Retry-After': {
              description: 'Seconds to wait before the next try, where the site knows it.',
              schema: { type: 'integer' },
            },
          },
        }),
        content: { 'application/json': { schema } },
      },
    ];
  }),
);

/** Who a caller can be. Operations name these. */
export const securitySchemes: NonNullable<ZodOpenApiObject['components']>['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description:
      'The session of a browser; over https the name begins with `__Secure-`. For the pages of the site itself: writes of other sites are refused.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` that `POST /api/auth/login` returns: a session of 24 hours.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'prn_…',
    description:
      'A key for programs, which its owner makes in their profile. What it may do is its scopes, which operations name; no operation without a scope accepts a key.',
  },
};
