import type { ZodOpenApiObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { ERROR_STATUS, type ErrorCode } from '@/lib/platform/errors';
import { codesWithStatus, errorAnswer } from '@/lib/platform/http/error-schema';

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[]; // as: its keys

/** Why a response has this status, for programmers. */
const REASONS: Record<number, string> = {
  400: 'The request is invalid; `fields` says what is wrong with each field.',
  401: 'Nobody is logged in, or the session or key is no longer valid.',
  402: 'The order is not paid.',
  403: 'The caller may not do this.',
  404: 'Nothing exists here, or the caller may not know of it.',
  405: 'This address does not support the method.',
  409: 'The request conflicts with what is stored.',
  410: 'It existed, and no longer does.',
  413: 'The body is too large.',
  415: 'The content type of the body is not supported.',
  429: 'Too many calls: try again after `remainingTime` seconds.',
  500: 'An internal error, which the site has logged.',
  503: 'The site, or a service it depends on, is unavailable or busy: try again later.',
  507: 'The site has no storage space left.',
};

/** With these statuses the site may know when to retry. */
const WITH_RETRY_AFTER = new Set([429, 503, 507]);

const nameOf = (status: number) => `Refused${status}`;

/** A reference to the error response with this status. */
export const errorResponseReference = (status: number) => ({
  $ref: `#/components/responses/${nameOf(status)}`,
});

/** The error responses by status; every operation refers to those that it can return. */
export const errorResponses: Record<string, ZodOpenApiResponseObject> = Object.fromEntries(
  [...new Set(Object.values(ERROR_STATUS))]
    .sort()
    .map((status): [string, ZodOpenApiResponseObject] => {
      const codes = codesWithStatus(status, CODES);
      const schema = errorAnswer(codes).meta({ id: `Error${status}` });
      return [
        nameOf(status),
        {
          description: REASONS[status] ?? '',
          ...(WITH_RETRY_AFTER.has(status) && {
            headers: {
              'Retry-After': {
                description: 'Seconds to wait before retrying, if the site knows.',
                schema: { type: 'integer' },
              },
            },
          }),
          content: { 'application/json': { schema } },
        },
      ];
    }),
);

/** The response for a file that is missing, or that the caller may not know of. */
export const missingFile: ZodOpenApiResponseObject = {
  description: REASONS[404] ?? '',
  content: {
    'application/json': { schema: errorAnswer(['not_found']) },
    'text/plain': { schema: { type: 'string' } },
  },
};

/** The ways in which a caller can authenticate. */
export const securitySchemes: NonNullable<ZodOpenApiObject['components']>['securitySchemes'] = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'next-auth.session-token',
    description:
      "A browser's session; over https the name begins with `__Secure-`. Meant for the site's own pages: writes from other sites are refused.",
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
      'An API key, which its owner creates in their profile. Its scopes decide what it may do. Each operation names the scope it needs; an operation without a scope accepts no key.',
  },
};
