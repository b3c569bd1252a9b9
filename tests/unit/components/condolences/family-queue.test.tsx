import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FamilyQueue } from '@/components/condolences/queue/family-queue';
import type { FirstReaderView } from '@/lib/condolences/queries/first-reader-of';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

vi.mock('next/navigation', () => ({
  useParams: () => ({ language: 'en' }),
  useRouter: () => ({ refresh: () => {} }),
}));

const htmlFor = (firstReader: FirstReaderView | null) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <FamilyQueue
        memorialId="mwPkuvJ2NRty"
        list="waiting"
        choices={{ keepers: [{ userId: 'Ada', name: 'Ada', isViewer: true }], mayAskFriend: true }}
        fullName="Sipho Ndlovu"
        counts={{ waiting: 0, published: 0, returned: 0, declined: 0, setAside: 0 }}
        waitingMedia={0}
        rule="approve"
        mails
        offersAtOnce
        firstReader={firstReader}
        condolences={[]}
        currentPage={1}
        totalPages={0}
        total={0}
      />,
    ),
  );

it('says that somebody else reads first, and whether a friend has used the link', () => {
  const silent = htmlFor({ userId: null, name: 'Noor', isSilent: true });
  expect(silent).toContain('<bdi>Noor</bdi> reads new messages first.');
  expect(silent).toContain('Noor, by link (not used yet)');
  const html = htmlFor({ userId: null, name: 'Noor', isSilent: false });
  expect(html).toContain('<span>Noor, by link</span>');
});

it('does not say so to the person who reads first, or if nobody does', () => {
  expect(htmlFor({ userId: 'Ada', name: 'Ada', isSilent: false })).not.toContain(
    'reads new messages',
  );
  expect(htmlFor(null)).not.toContain('reads new messages');
});
