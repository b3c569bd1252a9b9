import { documentText } from './document-text';
import { type Schema, type SchemaVariant, variantsOf } from './fields';

/** A call as the pages for developers show it. */
export type ApiCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  /** Its limit, and what else the document says. */
  description: string;
  access: Access;
  /** The scope that an API key needs; null if keys are not accepted. */
  scope: string | null;
  /** The parameters of the path and query, and the body in each of its variants. */
  params: SchemaVariant;
  bodyTypes: string[];
  body: SchemaVariant[];
  status: number;
  answerType: string | null;
  answer: SchemaVariant[];
  refusals: number[];
};

/** `signed`: only payment providers, by their signatures. */
type Access = 'anyone' | 'member' | 'admin' | 'signed';

export type ApiCallGroup = { name: string; description: string; calls: ApiCall[] };

/** A refusal with one status: the codes that programs can rely on, and an explanation. */
export type ApiErrorInfo = { status: number; codes: string[]; reason: string };

export type ApiReference = {
  groups: ApiCallGroup[];
  refusals: ApiErrorInfo[];
  /** Shapes that several calls share, by the name with which fields refer to them. */
  shapes: Map<string, SchemaVariant[]>;
};

type Content = Record<string, { schema: Schema }>;
type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
};
type Response = { $ref?: string; description?: string; content?: Content };
type Operation = {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
  'x-access'?: 'anyone' | 'member' | 'admin';
};
type Document = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
};

let cachedReference: Promise<ApiReference> | undefined;

/** The API document, prepared for its pages. */
export const getApiReference = (): Promise<ApiReference> => (cachedReference ??= readReference());

async function readReference(): Promise<ApiReference> {
  const { text } = await documentText();
  const document = JSON.parse(text) as Document; // scripts/openapi wrote it, and a test validates it
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      group: each.tags[0],
      call: toApiCall(method, path, each),
    })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: operations.filter(({ group }) => group === tag.name).map(({ call }) => call),
  }));
  const { schemas, responses } = document.components;
  const shapes = Object.entries(schemas).map(
    ([name, schema]) => [name, variantsOf(schema)] as const,
  );
  return {
    groups,
    shapes: new Map(shapes),
    refusals: Object.entries(responses).map(toErrorInfo(schemas)),
  };
}

function toApiCall(method: string, path: string, operation: Operation): ApiCall {
  const { operationId: id, summary, description = '', security = [], parameters = [] } = operation;
  const [status, success] = Object.entries(operation.responses).find(isSuccess) ?? ['200', {}];
  const [[answerType, answer] = [null, undefined]] = Object.entries(success.content ?? {});
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  const isSigned = operation.security?.length === 0;
  return {
    ...{ id, path, summary, description, method: method.toUpperCase() },
    access: isSigned ? 'signed' : (operation['x-access'] ?? 'anyone'),
    scope: security.flatMap(({ key = [] }) => key)[0] ?? null,
    params: parameters.flatMap(fieldOfParameter),
    bodyTypes: bodies.map(([type]) => type),
    body: bodies[0] ? variantsOf(bodies[0][1].schema) : [],
    ...{ status: Number(status), answerType },
    answer: answer && answerType === 'application/json' ? variantsOf(answer.schema) : [],
    refusals: Object.keys(operation.responses)
      .map(Number)
      .filter((each) => each >= 400),
  };
}

function fieldOfParameter({
  name,
  required = false,
  schema,
  description,
}: Parameter): SchemaVariant {
  const [rows = []] = variantsOf({
    properties: { [name]: schema },
    required: required ? [name] : [],
  });
  return rows.map((row) => (description ? { ...row, notes: [...row.notes, description] } : row));
}

const isSuccess = ([status]: [string, unknown]) => status.startsWith('2');

function toErrorInfo(schemas: Document['components']['schemas']) {
  return ([name, { description = '', content = {} }]: [string, Response]): ApiErrorInfo => {
    const { $ref = '' } = content['application/json']?.schema ?? {};
    const codes = schemas[$ref.split('/').at(-1) ?? '']?.properties?.code?.enum ?? [];
    return {
      status: Number(/\d+$/.exec(name)?.[0]),
      codes: codes.map(String),
      reason: description,
    };
  };
}
