import { documentText } from './document-text';
import { fieldsOf, type Schema, type Variant } from './fields';

/** A call as the pages for developers show it. */
export type Call = {
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
  params: Variant;
  bodyTypes: string[];
  body: Variant[];
  status: number;
  answerType: string | null;
  answer: Variant[];
  refusals: number[];
};

/** `signed`: only payment providers, by their signatures. */
type Access = 'anyone' | 'member' | 'admin' | 'signed';

export type CallGroup = { name: string; description: string; calls: Call[] };

/** A refusal with one status: the codes that programs can rely on, and an explanation. */
export type Refusal = { status: number; codes: string[]; reason: string };

export type Reference = {
  groups: CallGroup[];
  refusals: Refusal[];
  /** Shapes that several calls share, by the name with which fields refer to them. */
  shapes: Map<string, Variant[]>;
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

let read: Promise<Reference> | undefined;

/** The API document, prepared for its pages. */
export const apiReference = (): Promise<Reference> => (read ??= readReference());

async function readReference(): Promise<Reference> {
  const { text } = await documentText();
  const document = JSON.parse(text) as Document; // scripts/openapi wrote it, and a test validates it
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({
      group: each.tags[0],
      call: callOf(method, path, each),
    })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: operations.filter(({ group }) => group === tag.name).map(({ call }) => call),
  }));
  const { schemas, responses } = document.components;
  const shapes = Object.entries(schemas).map(([name, schema]) => [name, fieldsOf(schema)] as const);
  return {
    groups,
    shapes: new Map(shapes),
    refusals: Object.entries(responses).map(refusalOf(schemas)),
  };
}

function callOf(method: string, path: string, operation: Operation): Call {
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
    body: bodies[0] ? fieldsOf(bodies[0][1].schema) : [],
    ...{ status: Number(status), answerType },
    answer: answer && answerType === 'application/json' ? fieldsOf(answer.schema) : [],
    refusals: Object.keys(operation.responses)
      .map(Number)
      .filter((each) => each >= 400),
  };
}

function fieldOfParameter({ name, required = false, schema, description }: Parameter): Variant {
  const [rows = []] = fieldsOf({
    properties: { [name]: schema },
    required: required ? [name] : [],
  });
  return rows.map((row) => (description ? { ...row, notes: [...row.notes, description] } : row));
}

const isSuccess = ([status]: [string, unknown]) => status.startsWith('2');

function refusalOf(schemas: Document['components']['schemas']) {
  return ([name, { description = '', content = {} }]: [string, Response]): Refusal => {
    const { $ref = '' } = content['application/json']?.schema ?? {};
    const codes = schemas[$ref.split('/').at(-1) ?? '']?.properties?.code?.enum ?? [];
    return {
      status: Number(/\d+$/.exec(name)?.[0]),
      codes: codes.map(String),
      reason: description,
    };
  };
}
