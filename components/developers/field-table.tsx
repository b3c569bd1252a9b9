import type { Variant } from '@/lib/platform/openapi/fields';

type Props = {
  /** What the table is of, for who cannot see where it stands. */
  caption: string;
  fields: Variant;
  /** Whether the fields are sent, and so may be left out. */
  isSent?: boolean;
  /** Where a shape of this name is explained. */
  hrefOf: (shape: string) => string;
};

/** The fields of a request or an answer, in English. A narrow screen breaks their names rather than scroll. */
export function FieldTable({ caption, fields, isSent = false, hrefOf }: Props) {
  return (
    <table className="mt-2 w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it holds</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {fields.map(({ name, type, shape, isRequired, notes }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className="w-2/5 py-1.5 pe-4 text-start font-normal">
              <code className="wrap-anywhere">{name || '[]'}</code>
              {isSent && isRequired && <span className="text-ink-soft"> required</span>}
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
