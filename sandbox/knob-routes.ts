import { z } from 'zod';
import { html } from './http/html';
import { htmlPage } from './http/page';
import { jsonReply, type Reply } from './http/reply';
import type { Route } from './http/route-request';
import { parseJsonBody } from './http/route-request';
import type { Knobs, KnobValues } from './knobs';
import { knobsSchema } from './knobs';
import type { SandboxState } from './sandbox-state';

/** The knobs as JSON for tests, and as a page that explains them. */
export function knobRoutes({ knobs }: SandboxState): Route[] {
  return [
    { method: 'GET', path: '/knobs', run: () => knobsPage(knobs.values) },
    { method: 'GET', path: '/knobs.json', run: () => jsonReply(knobs.values) },
    { method: 'POST', path: '/knobs.json', run: (call) => setKnobs(knobs, parseJsonBody(call)) },
    { method: 'DELETE', path: '/knobs.json', run: () => jsonReply(knobs.reset()) },
  ];
}

function setKnobs(knobs: Knobs, input: unknown): Reply {
  try {
    return jsonReply(knobs.set(input));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return jsonReply({ error: z.prettifyError(error) }, 400);
  }
}

function knobsPage(values: KnobValues): Reply {
  const possible = z.toJSONSchema(knobsSchema, { io: 'input' }).properties;
  const content = html`<h1>Knobs</h1>
<p>What you can make go wrong, to see how the application copes. Send the knobs to change as JSON; the
others stay. DELETE resets them all, and so does a restart.</p>
<pre>curl -X POST -H 'content-type: application/json' \\
  -d '{"webhook":"never","verify":{"amount":100}}' …/knobs.json
curl -X DELETE …/knobs.json</pre>
<h2>Values</h2>
<pre>${JSON.stringify(values, null, 2)}</pre>
<h2>Possible values</h2>
<pre>${JSON.stringify(possible, null, 2)}</pre>`;
  return htmlPage({ title: 'Knobs', content });
}
