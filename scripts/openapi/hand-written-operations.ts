import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { QR_PNG_SIZES } from '@/lib/memorials/rules';
import { errorResponseReference } from './shared-parts';

const text = { type: 'string' as const };
const pathParameter = (name: string, description: string) => ({
  name,
  in: 'path' as const,
  required: true,
  description,
  schema: text,
});
const file = (type: string) => ({
  description: 'The file.',
  content: { [type]: { schema: text } },
});
const notFound = { description: 'Nothing exists here that the caller may see.' };
const code = pathParameter('code', 'The id of a memorial.');

/**
 * The few routes that are not made by `route()`, because they respond with files or redirects, by method and address.
 */
export const HAND_WRITTEN_OPERATIONS: Record<
  string,
  Omit<ZodOpenApiOperationObject, 'operationId' | 'tags'>
> = {
  'GET /assets/[id]/[file]': {
    summary: "Returns a file of the site's logo or icon",
    description: 'The content at an address never changes.',
    parameters: [
      pathParameter('id', 'The id of the picture.'),
      pathParameter('file', 'The name of the file.'),
    ],
    responses: { '200': file('*/*'), '404': errorResponseReference(404) },
  },
  'GET /assets/favicon': {
    summary: "Redirects to the site's icon",
    description: 'Also at /favicon.ico.',
    responses: { '307': { description: 'Redirects to a PNG image.' } },
  },
  'GET /llms.txt': {
    summary: 'Returns llms.txt, which describes the site to language models',
    responses: { '200': file('text/plain') },
  },
  'GET /manifest.webmanifest': {
    summary: "Returns the site's web app manifest",
    responses: { '200': file('application/manifest+json') },
  },
  'GET /media/[id]/[variant]': {
    summary: 'Returns a picture, a video or a document of a memorial',
    description: 'Supports range requests. A file that only some people may see needs a session.',
    parameters: [
      pathParameter('id', 'The id of the file.'),
      pathParameter('variant', 'A width in pixels, `poster`, or `original`.'),
    ],
    responses: {
      '200': file('*/*'),
      '206': file('*/*'),
      '302': { description: 'Redirects to where the file is stored.' },
      '304': { description: 'The caller already has the current version.' },
      '404': errorResponseReference(404),
      '416': { description: 'The file has no such range.' },
    },
  },
  'GET /q/[code]': {
    summary: 'Redirects a printed code to its memorial',
    parameters: [pathParameter('code', 'The id of a memorial, or that id in upper case.')],
    responses: {
      '300': {
        description: 'The code is in upper case and fits several memorials: the page asks which.',
        content: { 'text/html': { schema: text } },
      },
      '308': { description: "Redirects to the memorial's page." },
      '404': { ...notFound, content: { 'text/html': { schema: text } } },
      '410': {
        description: 'The memorial was deleted.',
        content: { 'text/html': { schema: text } },
      },
    },
  },
  'GET /q/[code]/[drawing]': {
    summary: "Returns a memorial's printed code as a PNG image",
    parameters: [
      code,
      {
        ...pathParameter('drawing', 'The size of the image.'),
        schema: { ...text, enum: QR_PNG_SIZES.map((size) => `code-${size}.png`) },
      },
    ],
    responses: {
      '200': file('image/png'),
      '404': notFound,
      '429': { description: 'Too many calls: try again later.' },
    },
  },
  'GET /q/[code]/code.svg': {
    summary: "Returns a memorial's printed code as an SVG drawing",
    parameters: [code],
    responses: { '200': file('image/svg+xml'), '404': notFound },
  },
  'GET /robots.txt': {
    summary: 'Returns what crawlers may visit',
    responses: { '200': file('text/plain') },
  },
  'GET /security.txt': {
    summary: 'Returns security.txt, which says how to report a vulnerability',
    description: 'Also at /.well-known/security.txt, as RFC 9116 says.',
    responses: { '200': file('text/plain') },
  },
};
