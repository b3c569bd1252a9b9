import { z } from 'zod';
import type { Route } from './http/call';
import { jsonOf } from './http/call';
import { html } from './http/html';
import { page } from './http/page';
import { json, type Reply } from './http/reply';
import type { Knobs, KnobValues } from './knobs';
import { knobsSchema } from './knobs';
import type { World } from './world';

/** The knobs as JSON for tests, and as a page that explains them. */
export function knobRoutes({ knobs }: World): Route[] {
  return [
    { method: 'GET', path: '/knobs', run: () => knobsPage(knobs.values) },
    { method: 'GET', path: '/knobs.json', run: () => json(knobs.values) },
    { method: 'POST', path: '/knobs.json', run: (call) => setKnobs(knobs, jsonOf(call)) },
    { method: 'DELETE', path: '/knobs.json', run: () => json(knobs.reset()) },
  ];
}

function setKnobs(knobs: Knobs, given: unknown): Reply {
  try {
    return json(knobs.set(given));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return json({ error: z.prettifyError(error) }, 400);
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
  return page({ title: 'Knobs', content });
}
