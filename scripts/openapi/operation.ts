import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameters,
  ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { STATUS } from '@/lib/platform/errors';
import {
  type AnswerKind,
  bodyTypesOf,
  errorsOf,
  leadsFormsToPages,
  type RouteDocument,
} from '@/lib/platform/http/document';
import { limitWords } from './limit-words';
import type { FoundRoute } from './route-files';
import { refusalReference } from './shared-parts';

const CONTENT: Record<AnswerKind, string> = {
  csv: 'text/csv',
  image: 'image/*',
  xml: 'application/xml',
  zip: 'application/zip',
};

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

/** What the document says of a route that `route()` has made. */
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
    description: limitWords(limit),
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

/** Each name of the address; what `params` says of it, or any text. */
function pathParams(address: string, { params }: RouteDocument): ZodOpenApiParameters['path'] {
  const known = params instanceof z.ZodObject ? params.shape : {};
  return z.object(
    Object.fromEntries(pathNames(address).map((name) => [name, known[name] ?? z.string()])),
  );
}

/** The object that a query is checked as before anything changes it. Throws for a query that is none. */
function objectIn(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodPipe) return objectIn(schema.in as z.ZodType); // as: zod's own type is of its core
  throw new Error('A query is no object that the document could describe.');
}

function bodyOf(document: RouteDocument): ZodOpenApiOperationObject['requestBody'] {
  const { doc, body } = document;
  const schema = doc.form?.fields ?? body;
  const types = bodyTypesOf(document);
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
    ? { [CONTENT[answer]]: { schema: { type: 'string' as const } } }
    : { 'application/json': { schema: answer } };
  const refused = [...new Set([...errorsOf(document)].map((code) => STATUS[code]))].sort();
  return {
    [`${status}`]: { description: 'Done.', content },
    ...(leadsFormsToPages(document) && {
      '303': {
        description:
          'To a form that a browser sends without script: the page that says what happened.',
        headers: { Location: { schema: { type: 'string' as const } } },
      },
    }),
    ...(doc.hasEtag && { '304': { description: 'As the caller has it.' } }),
    ...Object.fromEntries(refused.map((each) => [`${each}`, refusalReference(each)])),
  } as ZodOpenApiResponsesObject; // as: built by status
}

/** By whom it may be called. Keys only where the declaration names a scope. */
function securityOf({ doc, access, crossOrigin }: RouteDocument): Record<string, string[]>[] {
  if (crossOrigin) return [];
  const key = doc.scope === null ? [] : [{ key: [doc.scope] }];
  return [...(access === 'anyone' ? [{}] : []), { session: [] }, { bearer: [] }, ...key];
}
