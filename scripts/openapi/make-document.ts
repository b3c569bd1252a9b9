import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { NO_NUL } from '@/lib/platform/text-schema';
import { BY_HAND } from './by-hand';
import { operationIdOf, operationOf, pathOf, tagOf } from './operation';
import { type FoundRoute, foundRoutes } from './route-files';
import { refusals, securitySchemes } from './shared-parts';
import { TAGS } from './tags';

const INTRODUCTION = `What programs can ask of this site. Paths are below its own address. Amounts are in whole units of a currency unless a field ends in Minor; times are in UTC, as ISO 8601.

Every error has the same shape, with a \`code\` that programs can rely on and a \`message\` for people in the language of \`Accept-Language\`. A call may count towards other limits than its own, by account or by what it is about; the answer to one too many is 429 with \`Retry-After\`.`;

type Schema = {
  format?: unknown;
  pattern?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  propertyNames?: unknown;
};

/** Writes the API's document from the declarations of all routes. Throws for a route that it cannot describe. */
export async function makeDocument() {
  const routes = await foundRoutes();
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = pathOf(route.address);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  const named = new Set(routes.map(({ address }) => tagOf(address)));
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'Memorials', version: '1', description: INTRODUCTION },
      servers: [{ url: '/' }],
      tags: TAGS.filter(({ name }) => named.has(name)),
      paths,
      components: { responses: refusals, securitySchemes },
    },
    {
      override: ({ jsonSchema }) => withoutNoise(jsonSchema),
    },
  );
}

/** Of every text that may be stored: that it has no NUL. */
const ANY_TEXT = String(NO_NUL).slice(1, -1);

/** Takes away what says nothing to people and is said a hundred times. */
function withoutNoise(schema: Schema): void {
  // The pattern of a day or a moment is 200 letters long, and says what its format says.
  if (schema.format !== undefined || schema.pattern === ANY_TEXT) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.propertyNames;
}

function describe(route: FoundRoute) {
  const { method, address, document } = route;
  if (document) return operationOf(route, document);
  const own = BY_HAND[`${method} ${address}`];
  if (!own)
    throw new Error(`${method} ${address} is neither made by route() nor described by hand.`);
  return {
    operationId: operationIdOf(method, address),
    tags: [tagOf(address)],
    security: [{}, { session: [] }, { bearer: [] }],
    ...own,
  };
}
