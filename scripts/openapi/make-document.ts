import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { NO_NUL } from '@/lib/platform/text-schema';
import { type FoundRoute, findRoutes } from './find-routes';
import { HAND_WRITTEN_OPERATIONS } from './hand-written-operations';
import { operationIdOf, operationOf, pathOf, tagOf } from './operation';
import { errorResponses, securitySchemes } from './shared-parts';
import { TAGS } from './tags';

const INTRODUCTION = `The API of this site. Paths are relative to its address. Amounts are in whole units of a currency unless the name of the field ends in Minor; times are in UTC, as ISO 8601.

Every error has the same shape, with a \`code\` that programs can rely on and a \`message\` for people in the language of \`Accept-Language\`. Besides its own limit, a call may count towards other limits, by account or by what it concerns. A call beyond a limit is answered with 429 and \`Retry-After\`.`;

type Schema = {
  format?: unknown;
  pattern?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  propertyNames?: unknown;
};

/**
 * Returns the OpenAPI document, generated from the declarations of all routes. Throws for a route that it cannot
 * describe.
 */
export async function makeDocument() {
  const routes = await findRoutes();
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = pathOf(route.address);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  const usedTags = new Set(routes.map(({ address }) => tagOf(address)));
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'Memorials', version: '1', description: INTRODUCTION },
      servers: [{ url: '/' }],
      tags: TAGS.filter(({ name }) => usedTags.has(name)),
      paths,
      components: { responses: errorResponses, securitySchemes },
    },
    {
      override: ({ jsonSchema }) => removeNoise(jsonSchema),
    },
  );
}

/** The pattern of every text that can be stored: no NUL. */
const ANY_TEXT = String(NO_NUL).slice(1, -1);

/** Deletes parts that are repeated everywhere and tell readers nothing. */
function removeNoise(schema: Schema): void {
  // The pattern of a date or time is 200 characters long and says no more than its `format`.
  if (schema.format !== undefined || schema.pattern === ANY_TEXT) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.propertyNames;
}

function describe(route: FoundRoute) {
  const { method, address, document } = route;
  if (document) return operationOf(route, document);
  const handWritten = HAND_WRITTEN_OPERATIONS[`${method} ${address}`];
  if (!handWritten)
    throw new Error(`${method} ${address} is neither made by route() nor described by hand.`);
  return {
    operationId: operationIdOf(method, address),
    tags: [tagOf(address)],
    security: [{}, { session: [] }, { bearer: [] }],
    ...handWritten,
  };
}
