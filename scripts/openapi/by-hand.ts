import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { QR_PNG_SIZES } from '@/lib/memorials/rules';
import { refusalReference } from './shared-parts';

const text = { type: 'string' as const };
const inPath = (name: string, description: string) => ({
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
const nothing = { description: 'There is nothing that the caller may see.' };
const code = inPath('code', 'The id of a memorial.');

/** The few routes that `route()` does not make, because they answer with bytes or lead elsewhere: by method and address. */
export const BY_HAND: Record<string, Omit<ZodOpenApiOperationObject, 'operationId' | 'tags'>> = {
  'GET /assets/[id]/[file]': {
    summary: 'Returns a file of the logo or the icon of the site',
    description: 'What is at an address never changes.',
    parameters: [inPath('id', 'The id of the picture.'), inPath('file', 'Which of its files.')],
    responses: { '200': file('*/*'), '404': refusalReference(404) },
  },
  'GET /llms.txt': {
    summary: 'Returns what programs that read for people are told',
    responses: { '200': file('text/plain') },
  },
  'GET /manifest.webmanifest': {
    summary: 'Returns the manifest of the site as an app',
    responses: { '200': file('application/manifest+json') },
  },
  'GET /media/[id]/[variant]': {
    summary: 'Returns a picture, a video or a document of a memorial',
    description: 'Ranges are answered. What only some people may see needs their session.',
    parameters: [
      inPath('id', 'The id of the file.'),
      inPath('variant', 'A width in pixels, `poster`, or `original`.'),
    ],
    responses: {
      '200': file('*/*'),
      '206': file('*/*'),
      '302': { description: 'To where the file is kept.' },
      '304': { description: 'As the caller has it.' },
      '404': refusalReference(404),
      '416': { description: 'The file has no such range.' },
    },
  },
  'GET /q/[code]': {
    summary: 'Leads from a printed code to its memorial',
    parameters: [code],
    responses: {
      '308': { description: 'To the page of the memorial.' },
      '404': { ...nothing, content: { 'text/html': { schema: text } } },
      '410': {
        description: 'The memorial was deleted.',
        content: { 'text/html': { schema: text } },
      },
    },
  },
  'GET /q/[code]/[drawing]': {
    summary: 'Returns the printed code of a memorial as a picture',
    parameters: [
      code,
      {
        ...inPath('drawing', 'How large it is.'),
        schema: { ...text, enum: QR_PNG_SIZES.map((size) => `code-${size}.png`) },
      },
    ],
    responses: { '200': file('image/png'), '404': nothing, '429': { description: 'Later.' } },
  },
  'GET /q/[code]/code.svg': {
    summary: 'Returns the printed code of a memorial as a drawing',
    parameters: [code],
    responses: { '200': file('image/svg+xml'), '404': nothing },
  },
  'GET /robots.txt': {
    summary: 'Returns what crawlers may visit',
    responses: { '200': file('text/plain') },
  },
};
