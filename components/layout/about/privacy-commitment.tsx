import Link from 'next/link';
import { paths } from '@/lib/platform/paths';

const PROMISES = [
  'Identity numbers, and the e-mail addresses, telephone numbers and birth dates of relatives, are encrypted and never shown to visitors.',
  'We delete the hidden data of pictures before anyone sees them: where and with which camera they were taken stays with you.',
  'We do not sell data, and we show no advertising.',
  'You can delete your profile and the memorials you created.',
];

export function PrivacyCommitment() {
  return (
    <section aria-labelledby="privacy" className="border-y border-line bg-primary-soft">
      <div className="page-width grid gap-x-14 gap-y-6 py-14 md:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="privacy" className="text-2xl">
            Our commitment to your privacy
          </h2>
          <p className="mt-4 max-w-measure">
            What you entrust to us was somebody&rsquo;s life. We treat it that way. The{' '}
            <Link href={paths.terms} prefetch={false} className="text-link">
              terms and conditions
            </Link>{' '}
            explain it in full.
          </p>
        </div>
        <ul className="max-w-measure divide-y divide-edge/40">
          {PROMISES.map((promise) => (
            <li key={promise} className="py-3 first:pt-0">
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
