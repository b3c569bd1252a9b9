import type { SchemaVariant } from '@/lib/platform/openapi/fields';

type Props = {
  /** Names the table for screen readers, whose users cannot see the heading above it. */
  caption: string;
  fields: SchemaVariant;
  /** True for a request. Only there are required fields marked as such. */
  isRequest?: boolean;
  hrefOf: (shape: string) => string;
};

/** The fields of a request or a response, in English. Long names wrap on narrow screens instead of scrolling. */
export function FieldTable({ caption, fields, isRequest = false, hrefOf }: Props) {
  return (
    <table className="mt-2 w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {fields.map(({ name, type, shape, isRequired, notes }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className="w-2/5 py-1.5 pe-4 text-start font-normal">
              <code className="wrap-anywhere">{name || '[]'}</code>
              {isRequest && isRequired && <span className="text-ink-soft"> required</span>}
            </th>
            <td className="py-1.5 wrap-anywhere">
              {shape ? (
                <a href={hrefOf(shape)} className="text-link">
                  {type}
                </a>
              ) : (
                type
              )}
              {notes.length > 0 && <span className="text-ink-soft">, {notes.join(', ')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
