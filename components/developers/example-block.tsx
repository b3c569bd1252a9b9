import type { ApiExample } from '@/lib/platform/openapi/examples';
import { CodeBlock } from './code-block';

/** A request as a curl command, and its response. `origin` is the address of the site. */
export function ExampleBlock({ example, origin }: { example: ApiExample; origin: string }) {
  return (
    <>
      <CodeBlock>{commandOf(example, origin)}</CodeBlock>
      <CodeBlock>{`${example.status}\n${JSON.stringify(example.answer, null, 2)}`}</CodeBlock>
    </>
  );
}

function commandOf({ method, path, as, body }: ApiExample, origin: string): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}'`,
    ...(as === 'key' ? [`-H 'Authorization: Bearer prn_…'`] : []),
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`] : []),
  ].join(' \\\n  ');
}
