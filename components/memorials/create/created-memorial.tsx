import type { ReactNode } from 'react';
import { Drawing } from '@/components/layout/drawing';
import { OutcomeTitle } from '@/components/payments/outcome-title';
import { Flower } from '@/components/tributes/flower';
import { ButtonLink } from '@/components/ui/button-link';
import { PageLink } from '@/components/ui/page-link';
import { isOpen, type Visibility } from '@/lib/access/rules';
import { successorChoice } from '@/lib/keepers/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { CodeDownloads } from '../page/code-downloads';
import { ShareButton } from '../page/share-button';
import { shareLabels } from '../page/share-labels';
import { QrImage } from '../qr-image';
import { type WallMemorial, WallSpread } from '../wall-spread';
import { CopyAddress } from './copy-address';

export type NewMemorialDetails = WallMemorial & {
  /** The years as pages show them (lib/memorials/life-date-rules.ts). */
  years: string;
  visibility: Visibility;
  /** The absolute address of the page. `permanentUrl` is the absolute address in the QR code. */
  pageUrl: string;
  permanentUrl: string;
};

type Props = {
  memorial: NewMemorialDetails;
  /** The address the receipt is sent to; null if nothing was paid. */
  email: string | null;
  /** True if the person waited here for the memorial. The title then receives the focus, so that it is announced. */
  isAnnounced: boolean;
  children?: ReactNode;
};

/**
 * Confirms that the memorial was created and offers next steps: sharing it, its QR code and more media (product.md 2,
 * "Payment returns").
 */
export function CreatedMemorial({ memorial, email, isAnnounced, children }: Props) {
  const t = useTranslate();
  const { id, fullName } = memorial;
  const name = () => <bdi>{fullName}</bdi>;
  return (
    <>
      <WallSpread memorial={memorial}>
        <OutcomeTitle isAnnounced={isAnnounced}>{t('create.created.title')}</OutcomeTitle>
        <p className="font-serif text-lg">
          {t.rich(isOpen(memorial) ? 'create.created.online' : 'create.created.ready', {
            fullName,
            name,
          })}
        </p>
        {children}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={paths.memorial(id)}>{t('create.created.view')}</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            {t('create.created.home')}
          </ButtonLink>
        </div>
        {email !== null && (
          <p className="text-sm text-ink-soft">{t('create.created.receipt', { email })}</p>
        )}
      </WallSpread>
      <section aria-labelledby="next" className="page-width py-14">
        <div className="max-spread:mx-auto max-spread:max-w-measure">
          <h2 id="next" className="text-2xl">
            {t('create.created.next')}
          </h2>
          <ul className="mt-6 grid gap-10 spread:grid-cols-3">
            <ShareStep {...memorial} />
            <CodeStep {...memorial} />
            <MediaStep id={id} />
          </ul>
          <p className="mt-10 max-w-measure text-ink-soft">
            <PageLink href={successorChoice(id)}>{t('keepers.succession.title')}</PageLink>{' '}
            {t('keepers.succession.hint')}
          </p>
        </div>
      </section>
    </>
  );
}

function ShareStep({ fullName, years, visibility, pageUrl }: NewMemorialDetails) {
  const t = useTranslate();
  if (!isOpen({ visibility }))
    return (
      <Step title={t('create.created.private')} drawing={<LetterDrawing />}>
        <p>{t('create.created.privateHint')}</p>
      </Step>
    );
  return (
    <Step title={t('create.created.share')} drawing={<LetterDrawing />}>
      <p>{t.rich('create.created.shareHint', { url: pageUrl, address: PageAddress })}</p>
      {visibility !== 'public' && <p>{t(`access.levels.${visibility}Text`)}</p>}
      <div className="flex flex-wrap gap-3">
        <ShareButton url={pageUrl} labels={shareLabels(fullName, years, t)} />
        <CopyAddress url={pageUrl} elementId={PAGE_ADDRESS} />
      </div>
    </Step>
  );
}

function CodeStep({ id, fullName, permanentUrl }: NewMemorialDetails) {
  const t = useTranslate();
  return (
    <Step title={t('create.created.code')} drawing={<QrImage memorialId={id} name={fullName} />}>
      <p>
        {t.rich('create.created.codeHint', { url: permanentUrl, address: (url) => Address(url) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <CodeDownloads memorialId={id} name={fullName} />
      </div>
    </Step>
  );
}

function MediaStep({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <Step
      title={t('create.created.more')}
      drawing={<Flower size="posy" className="-ms-3 size-32" />}
    >
      <p>{t('create.created.moreHint')}</p>
      <ButtonLink href={paths.addMemorialMedia(id)} variant="secondary">
        {t('create.created.addMedia')}
      </ButtonLink>
    </Step>
  );
}

const PAGE_ADDRESS = 'page-address';

/** Always left-to-right, but aligned with its column. */
const Address = (url: ReactNode, id?: string) => (
  <span className="block font-semibold break-all text-ink">
    <bdi dir="ltr" id={id}>
      {url}
    </bdi>
  </span>
);

const PageAddress = (url: ReactNode) => Address(url, PAGE_ADDRESS);

const LetterDrawing = () => <Drawing name="letter" className="-ms-3 w-36" />;

type StepProps = { title: string; drawing: ReactNode; children: ReactNode };

/** A drawing with text. The drawing is above the text on phones and in columns, and beside it otherwise. */
const Step = ({ title, drawing, children }: StepProps) => (
  <li className="min-w-0 gap-x-10 space-y-4 border-t border-gold pt-6 text-ink-soft sm:max-spread:flex sm:max-spread:space-y-0">
    <div className="flex h-32 shrink-0 items-center sm:max-spread:w-32">{drawing}</div>
    <div className="min-w-0 space-y-4">
      <h3 className="text-xl text-ink">{title}</h3>
      {children}
    </div>
  </li>
);
