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
  errorsHref: string;
};

const ACCESS_TEXTS: Record<ApiCall['access'], string> = {
  anyone: 'Anyone may call it.',
  member: 'Requires a login.',
  admin: 'For admins only.',
  signed: 'For payment providers, authenticated by their signature.',
};

/**
 * The documentation of an API call, initially collapsed. It is in English only, since its readers are programmers and
 * most of its words are identifiers.
 */
export function CallDetails({ call, examples, origin, hrefOf, errorsHref }: Props) {
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
          <Section title="Path and query parameters">
            <FieldTable
              {...{ hrefOf, fields: call.params, caption: `Path and query parameters of ${id}` }}
              isRequest
            />
          </Section>
        )}
        {call.body.length > 0 && (
          <Section title={`Body, as ${call.bodyTypes.join(' or ')}`}>
            <Variants variants={call.body} {...{ hrefOf, caption: `Body of ${id}` }} isRequest />
          </Section>
        )}
        <Section title={`Response ${status}${answerType ? `, ${answerType}` : ''}`}>
          <Variants variants={call.answer} {...{ hrefOf, caption: `Response of ${id}` }} />
        </Section>
        {examples.length > 0 && (
          <Section title="Example">
            {examples.map((example) => (
              <ExampleBlock key={example.path} {...{ example, origin }} />
            ))}
          </Section>
        )}
        <p className="mt-4 text-sm">
          <a href={errorsHref} className="text-link">
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
    An API key needs the scope <code>{scope}</code>.
  </>
);

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <>
    <h3 className="mt-4 text-base font-semibold">{title}</h3>
    {children}
  </>
);

type VariantsProps = {
  variants: SchemaVariant[];
  caption: string;
  isRequest?: boolean;
  hrefOf: (shape: string) => string;
};

/** Renders one table for each variant of a request body or response. */
export function Variants({ variants, caption, ...rest }: VariantsProps) {
  return variants.map((fields, index) => (
    <div key={fields.map(({ name, type }) => name + type).join()}>
      {index > 0 && <p className="mt-3 text-sm text-ink-soft">or</p>}
      <FieldTable
        caption={variants.length > 1 ? `${caption}, ${index + 1} of ${variants.length}` : caption}
        {...{ fields, ...rest }}
      />
    </div>
  ));
}
