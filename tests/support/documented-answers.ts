import { z } from 'zod';

const REFERENCE = '#/components/';
const schema = z.record(z.string(), z.unknown());
const response = z.object({
  content: z.record(z.string(), z.object({ schema })).optional(),
});
const operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), response])),
});
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), response),
  }),
});

/** An operation of the API, with a check of its answers. */
export type DocumentedOperation = {
  operationId: string;
  method: string;
  path: string;
  /** Returns null if the document declares this status with this JSON body; otherwise what is undeclared. */
  faultOf: (status: number, contentType: string, body: unknown) => string | null;
};

/** Reads an OpenAPI 3.1 document as any client would, without knowledge of how it was generated. */
export function documentedAnswers(text: string): DocumentedOperation[] {
  const { paths, components } = document.parse(JSON.parse(text));
  const definitions = toStandalone(components.schemas);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      ...{ operationId, path, method: method.toUpperCase() },
      faultOf: (status, contentType, body) => {
        const declared = responses[status];
        if (!declared) return `${operationId} declares no status ${status}`;
        const { content } =
          '$ref' in declared
            ? (components.responses[declared.$ref.split('/').at(-1) ?? ''] ?? {})
            : declared;
        if (!content) return null;
        const [type = ''] = contentType.split(';');
        const entry = Object.entries(content).find(([each]) => matchesType(each, type));
        if (!entry) return `${operationId} declares no ${type} with ${status}`;
        if (type !== 'application/json') return null;
        const standalone = { ...(toStandalone(entry[1].schema) as object), $defs: definitions };
        const parsed = z.fromJSONSchema(standalone as never).safeParse(body); // as: zod does not export this type
        return parsed.success ? null : `${operationId} ${status}: ${parsed.error.message}`;
      },
    })),
  );
}

const matchesType = (declared: string, type: string) =>
  declared === '*/*' || declared === type || (declared === 'image/*' && type.startsWith('image/'));

/** Replaces references into the document with references into a stand-alone schema. */
const toStandalone = (value: object): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(`${REFERENCE}schemas/`, '#/$defs/'));
