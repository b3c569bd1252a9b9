import type { ApiErrorInfo } from '@/lib/platform/openapi/calls';

export function ErrorList({ errors }: { errors: readonly ApiErrorInfo[] }) {
  return (
    <dl lang="en" dir="ltr" className="mt-4 divide-y divide-line border-y border-line text-start">
      {errors.map(({ status, codes, reason }) => (
        <div key={status} className="grid gap-x-6 py-2 sm:grid-cols-[1fr_2fr]">
          <dt className="wrap-anywhere">
            <span className="font-semibold">{status}</span> <code>{codes.join(', ')}</code>
          </dt>
          <dd className="text-ink-soft">{reason.replaceAll('`', '')}</dd>
        </div>
      ))}
    </dl>
  );
}
