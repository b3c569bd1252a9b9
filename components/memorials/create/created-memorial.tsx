import type { ReactNode } from 'react';
import { OutcomeTitle } from '@/components/payments/outcome-title';
import { ButtonLink } from '@/components/ui/button-link';
import type { Wreath } from '@/lib/memorials/rules';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';
import { CodeDownloads } from '../page/code-downloads';
import { ShareButton } from '../page/share-button';
import { shareLabels } from '../page/share-labels';
import { Portrait } from '../portrait';
import { QrImage } from '../qr-image';
import { wreathOf } from '../wreath-rules';

/** What the page after the payment shows of the new memorial. */
export type Created = {
  id: string;
  fullName: string;
  pictureId: string | null;
  /** The picture's blur as a data: URI. */
  blur: string | null;
  enableDigitalFlowers: boolean;
  wreath: Wreath | '';
  isPublic: boolean;
  /** Full addresses: the page's own, and the one in the code. */
  pageUrl: string;
  permanentUrl: string;
};

type Props = {
  memorial: Created;
  /** Where the receipt goes. */
  email: string;
  /** The person waited for it, so the title takes the focus and is announced. */
  isNews: boolean;
  /** More about how it was created. */
  children?: ReactNode;
};

/** The memorial is there: who it is for, its code, and what one may do next (product.md 2, "Payment returns"). */
export function CreatedMemorial({ memorial, email, isNews, children }: Props) {
  const say = useSay();
  const { id, fullName, pictureId, blur, isPublic } = memorial;
  const name = () => <bdi>{fullName}</bdi>;
  return (
    <div className="space-y-14">
      <div className="mx-auto max-w-2xl space-y-5 text-center wrap-anywhere">
        <Portrait
          pictureId={pictureId}
          blur={blur}
          name={fullName}
          wreath={wreathOf(memorial)}
          sizes="13rem"
          eager
          className="mx-auto w-full max-w-52"
        />
        <OutcomeTitle isNews={isNews}>{say('create.created.title')}</OutcomeTitle>
        <p className="font-display text-xl">
          {say.rich(isPublic ? 'create.created.online' : 'create.created.ready', {
            fullName,
            name,
          })}
        </p>
        <p className="text-ink-soft">{say('create.created.receipt', { email })}</p>
        {children}
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.memorial(id)}>{say('create.created.view')}</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            {say('create.created.home')}
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="next" className="border-t border-line pt-10">
        <h2 id="next" className="text-2xl">
          {say('create.created.next')}
        </h2>
        <ul className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-3">
          <Share {...memorial} />
          <Code {...memorial} />
          <More id={id} />
        </ul>
      </section>
    </div>
  );
}

function Share({ fullName, isPublic, pageUrl }: Created) {
  const say = useSay();
  if (!isPublic)
    return (
      <Step title={say('create.created.private')}>
        <p>{say('create.created.privateHint')}</p>
      </Step>
    );
  return (
    <Step title={say('create.created.share')}>
      <p>{say.rich('create.created.shareHint', { url: pageUrl, address: Address })}</p>
      <ShareButton url={pageUrl} labels={shareLabels(fullName, say)} />
    </Step>
  );
}

function Code({ id, fullName, permanentUrl }: Created) {
  const say = useSay();
  return (
    <Step title={say('create.created.code')}>
      <QrImage memorialId={id} name={fullName} />
      <p>{say.rich('create.created.codeHint', { url: permanentUrl, address: Address })}</p>
      <div className="flex flex-wrap gap-3">
        <CodeDownloads memorialId={id} name={fullName} />
      </div>
    </Step>
  );
}

function More({ id }: { id: string }) {
  const say = useSay();
  return (
    <Step title={say('create.created.more')}>
      <p>{say('create.created.moreHint')}</p>
      <ButtonLink href={paths.addMemorialMedia(id)} variant="secondary">
        {say('create.created.addMedia')}
      </ButtonLink>
    </Step>
  );
}

const Address = (url: ReactNode) => (
  <span className="block font-semibold break-all text-ink">{url}</span>
);

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="min-w-0 space-y-4 border-t-2 border-gold pt-4 text-ink-soft">
    <h3 className="text-xl text-ink">{title}</h3>
    {children}
  </li>
);
