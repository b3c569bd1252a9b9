import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { ERROR_STATUS } from '@/lib/platform/errors';
import {
  acceptedContentTypes,
  type FileResponseKind,
  possibleErrorCodes,
  type RouteDocument,
  redirectsForms,
} from '@/lib/platform/http/route-document';
import { describeLimit } from './describe-limit';
import type { FoundRoute } from './find-routes';
import { errorResponseReference, missingFile } from './shared-parts';

const CONTENT: Record<FileResponseKind, string[]> = {
  csv: ['text/csv'],
  image: ['image/*'],
  xml: ['application/xml', 'application/rss+xml'],
  zip: ['application/zip'],
};
const TEXT = { schema: { type: 'string' as const } };

/** '/api/memorials/[id]' as OpenAPI writes it: '/api/memorials/{id}'. */
export const pathOf = (address: string) => address.replace(/\[(\w+)\]/g, '{$1}');

/** The group of an address: its first folder, or `files` for what is not below /api. */
export const tagOf = (address: string) => /^\/api\/([\w-]+)/.exec(address)?.[1] ?? 'files';

/** The name of an operation: 'getMemorialsByIdNames' for GET /api/memorials/[id]/names. */
export function operationIdOf(method: string, address: string): string {
  const words = address
    .replace(/^\/api\//, '/')
    .replace(/\[(\w+)\]/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  );
}

/** Describes a route made by `route()` as an OpenAPI operation. */
export function operationOf(
  { method, address }: FoundRoute,
  document: RouteDocument,
): ZodOpenApiOperationObject {
  const { doc, access, limit, query } = document;
  const body = bodyOf(document);
  return {
    operationId: operationIdOf(method, address),
    tags: [tagOf(address)],
    summary: doc.summary,
    description: describeLimit(limit),
    security: securityOf(document),
    requestParams: {
      ...(pathNames(address).length > 0 && { path: pathParams(address, document) }),
      ...(query && { query: objectIn(query) }),
    },
    ...(body && { requestBody: body }),
    responses: responsesOf(document),
    'x-access': access,
    'x-limit': limit,
  };
}

const pathNames = (address: string) =>
  [...address.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);

/** The address's parameters: as `params` declares them, or any text. */
function pathParams(address: string, { params }: RouteDocument): ZodOpenApiParameters['path'] {
  const declared = params instanceof z.ZodObject ? params.shape : {};
  return z.object(
    Object.fromEntries(pathNames(address).map((name) => [name, declared[name] ?? z.string()])),
  );
}

/** The object schema of a query, before any transformation. Throws if the query is not an object. */
function objectIn(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodPipe) return objectIn(schema.in as z.ZodType); // as: `in` has a type of zod's core
  throw new Error('A query is not an object that the document can describe.');
}

function bodyOf(document: RouteDocument): ZodOpenApiOperationObject['requestBody'] {
  const { doc, body } = document;
  const schema = doc.form?.fields ?? body;
  const types = acceptedContentTypes(document);
  if (!schema || types.length === 0) return undefined;
  return {
    required: doc.form?.isOptional !== true,
    content: Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}

function responsesOf(document: RouteDocument): ZodOpenApiResponsesObject {
  const { doc } = document;
  const { answer, status = 200 } = doc;
  const isText = typeof answer === 'string';
  const content = isText
    ? Object.fromEntries(CONTENT[answer].map((type) => [type, TEXT]))
    : { 'application/json': { schema: answer } };
  const errorStatuses = [
    ...new Set([...possibleErrorCodes(document)].map((code) => ERROR_STATUS[code])),
  ].sort();
  return {
    [`${status}`]: { description: 'Done.', content },
    ...(redirectsForms(document) && {
      '303': {
        description:
          'For a form that a browser sends without JavaScript: redirects to a page that shows the result.',
        headers: { Location: { schema: { type: 'string' as const } } },
      },
    }),
    ...(doc.hasEtag && { '304': { description: 'The caller already has the current version.' } }),
    ...Object.fromEntries(errorStatuses.map((each) => [`${each}`, errorResponseReference(each)])),
    // A missing file is not reported as JSON.
    ...(isText && errorStatuses.includes(404) && { '404': missingFile }),
  } as ZodOpenApiResponsesObject; // as: built by status
}

/** Who may call the operation. API keys are accepted only where the declaration names a scope. */
function securityOf({ doc, access, crossOrigin }: RouteDocument): Record<string, string[]>[] {
  if (crossOrigin) return [];
  const key = doc.scope === null ? [] : [{ key: [doc.scope] }];
  return [...(access === 'anyone' ? [{}] : []), { session: [] }, { bearer: [] }, ...key];
}
