import type { ApiCall } from '@/lib/platform/openapi/calls';
import type { ApiExample } from '@/lib/platform/openapi/examples';
import type { SchemaVariant } from '@/lib/platform/openapi/fields';
import { ExampleBlock } from './example-block';
import { FieldTable } from './field-table';

type Props = {
  call: ApiCall;
  examples: readonly ApiExample[];
  origin: string;
  hrefOf: (shape: string) => string;
  refusalsHref: string;
};

const ACCESS_TEXTS: Record<ApiCall['access'], string> = {
  anyone: 'Anybody may call it.',
  member: 'For somebody who is logged in.',
  admin: 'For the operator of the site.',
  signed: 'For a payment provider, by its signature.',
};

/**
 * The documentation of one API call, collapsed at first. In English only: its readers are programmers and its words are
 * identifiers.
 */
export function CallDetails({ call, examples, origin, hrefOf, refusalsHref }: Props) {
  const { id, method, path, summary, scope, status, answerType } = call;
  return (
    <details id={id} className="border-b border-line">
      <summary className="min-h-target cursor-pointer py-2.5">
        <h2 className="inline font-sans text-base font-normal">
          <code className="wrap-anywhere">
            <span className="font-semibold">{method}</span> {path}
          </code>
          <span className="ms-2 text-ink-soft">{summary}</span>
        </h2>
      </summary>
      <div className="pb-6">
        <p>
          {ACCESS_TEXTS[call.access]} {scope && <KeyScope scope={scope} />}{' '}
          {call.description.replaceAll('`', '')}
        </p>
        {call.params.length > 0 && (
          <Part title="Address and query">
            <FieldTable
              {...{ hrefOf, fields: call.params, caption: `Address and query of ${id}` }}
              isSent
            />
          </Part>
        )}
        {call.body.length > 0 && (
          <Part title={`Body, as ${call.bodyTypes.join(' or ')}`}>
            <Variants of={call.body} {...{ hrefOf, caption: `Body of ${id}` }} isSent />
          </Part>
        )}
        <Part title={`Answer ${status}${answerType ? `, ${answerType}` : ''}`}>
          <Variants of={call.answer} {...{ hrefOf, caption: `Answer of ${id}` }} />
        </Part>
        {examples.length > 0 && (
          <Part title="Example">
            {examples.map((example) => (
              <ExampleBlock key={example.path} {...{ example, origin }} />
            ))}
          </Part>
        )}
        <p className="mt-4 text-sm">
          <a href={refusalsHref} className="text-link">
            Errors
          </a>
          : {call.refusals.join(', ')}
        </p>
      </div>
    </details>
  );
}

const KeyScope = ({ scope }: { scope: string }) => (
  <>
    A key needs <code>{scope}</code>.
  </>
);

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <>
    <h3 className="mt-4 text-base font-semibold">{title}</h3>
    {children}
  </>
);

type VariantsProps = {
  of: SchemaVariant[];
  caption: string;
  isSent?: boolean;
  hrefOf: (shape: string) => string;
};

/** A table for each variant of a value. */
export function Variants({ of, caption, ...rest }: VariantsProps) {
  return of.map((fields, at) => (
    <div key={fields.map(({ name, type }) => name + type).join()}>
      {at > 0 && <p className="mt-3 text-sm text-ink-soft">or</p>}
      <FieldTable
        caption={of.length > 1 ? `${caption}, ${at + 1} of ${of.length}` : caption}
        {...{ fields, ...rest }}
      />
    </div>
  ));
}
