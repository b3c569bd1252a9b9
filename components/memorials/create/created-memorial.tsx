import type { ReactNode } from 'react';
import { OutcomeTitle } from '@/components/payments/outcome-title';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/platform/paths';
import { CodeDownloads } from '../page/code-downloads';
import { ShareButton } from '../page/share-button';
import { Portrait } from '../portrait';
import { QrImage } from '../qr-image';

/** What the page after the payment shows of the new memorial. */
export type Created = {
  id: string;
  fullName: string;
  pictureId: string | null;
  /** The picture's blur as a data: URI. */
  blur: string | null;
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
  const { id, fullName, pictureId, blur, isPublic } = memorial;
  return (
    <div className="space-y-14">
      <div className="mx-auto max-w-2xl space-y-5 text-center wrap-anywhere">
        <Portrait
          pictureId={pictureId}
          blur={blur}
          name={fullName}
          sizes="13rem"
          eager
          className="mx-auto w-full max-w-52"
        />
        <OutcomeTitle isNews={isNews}>Memorial Created Successfully!</OutcomeTitle>
        <p className="font-serif text-xl">
          The page for <bdi>{fullName}</bdi> is {isPublic ? 'online' : 'ready'}.
        </p>
        <p className="text-ink-soft">A receipt is on its way to {email}.</p>
        {children}
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.memorial(id)}>View Memorial</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            Go to Homepage
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="next" className="border-t border-line pt-10">
        <h2 id="next" className="text-2xl">
          What you can do next
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
  if (!isPublic)
    return (
      <Step title="The page is not public">
        <p>
          It is in no list and no search, and only you and our administrators can open it. You can
          change that with “Edit” on the page.
        </p>
      </Step>
    );
  return (
    <Step title="Send it to family and friends">
      <p>
        Anyone with this address can open the page:
        <span className="block font-semibold break-all text-ink">{pageUrl}</span>
      </p>
      <ShareButton name={fullName} url={pageUrl} />
    </Step>
  );
}

function Code({ id, fullName, permanentUrl }: Created) {
  return (
    <Step title="Keep the code">
      <QrImage memorialId={id} name={fullName} />
      <p>
        For the stone or the order of service. It always leads to
        <span className="block font-semibold break-all text-ink">{permanentUrl}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <CodeDownloads memorialId={id} name={fullName} />
      </div>
    </Step>
  );
}

const More = ({ id }: { id: string }) => (
  <Step title="Add more when you are ready">
    <p>
      Pictures and videos, and with “Edit” on the page every word of it. Nothing has to be finished
      today.
    </p>
    <ButtonLink href={paths.addMemorialMedia(id)} variant="secondary">
      Add pictures and videos
    </ButtonLink>
  </Step>
);

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="min-w-0 space-y-4 border-t-2 border-gold pt-4 text-ink-soft">
    <h3 className="text-xl text-ink">{title}</h3>
    {children}
  </li>
);
