import { Fragment, type ReactNode } from 'react';
import type { ShownNames } from '@/lib/memorials/name-rules';
import { isSmallPicture } from '@/lib/memorials/portrait-rules';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import type { Wreath } from '@/lib/memorials/rules';
import { wreathOf } from '@/lib/memorials/wreath-rules';
import type { SecondCalendar } from '@/lib/platform/language/calendar-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { pictureSrcSet } from '../media/picture-srcset';
import { blurPlaceholder } from './blur-placeholder';
import { lightboxLabels } from './gallery/lightbox-labels';
import { LightboxLinks } from './gallery/lightbox-links';
import { photoSlide } from './gallery/slides';
import { LifeDatesText } from './life-dates-text';
import { nameHeadingAttributes } from './name-heading-rules';
import { Niche } from './niche';
import type { Growth } from './niche-rules';
import { Portrait } from './portrait';

type Props = {
  memorial: MemorialPageView;
  names: ShownNames;
  secondCalendar: SecondCalendar | null;
  growth: Growth;
  actions: ReactNode;
};

/** The head of a memorial's page: picture, names, dates, place of birth and favourite quote. */
export function MemorialHero({ memorial, names, secondCalendar, growth, actions }: Props) {
  const t = useTranslate();
  const { favoriteQuote } = memorial.words;
  return (
    <header className="keepsake-hero spread">
      <div className="wall relative isolate pt-12 spread:pt-16">
        <Niche growth={growth} className="w-[min(58vw,18.5rem)] spread:w-[min(25vw,21rem)]">
          <HeroPortrait
            picture={memorial.picture}
            name={names.heading}
            wreath={wreathOf(memorial)}
          />
        </Niche>
        {memorial.cover && <Cover picture={memorial.cover} />}
      </div>
      <div className="@container py-9 spread:py-16">
        <div className="flex min-h-full flex-col items-center justify-center gap-4 text-center wrap-anywhere spread:items-start spread:gap-5 spread:text-start">
          <p className="font-serif text-[1.3125rem] text-ink-soft italic">
            {t('memorial.hero.inMemory')}
          </p>
          <h1
            className="w-full text-name [--name-room:13.7cqi]"
            {...nameHeadingAttributes(names.heading)}
            dir="auto"
          >
            {names.heading}
          </h1>
          <OtherNames names={names.others} />
          <FurtherNames nickName={memorial.nickName} maidenName={memorial.maidenName} />
          <LifeDatesText memorial={memorial} secondCalendar={secondCalendar} />
          <p className="text-ink-soft">
            {t.rich('memorial.hero.bornIn', { place: memorial.placeOfBirth, bdi })}
          </p>
          {favoriteQuote.value && (
            <blockquote className="max-w-[30ch] font-serif text-lead text-balance whitespace-pre-line italic">
              {t.rich('memorial.hero.quote', {
                quote: favoriteQuote.value,
                bdi: (chunks) => <bdi lang={favoriteQuote.lang}>{chunks}</bdi>,
              })}
            </blockquote>
          )}
          {actions}
        </div>
      </div>
    </header>
  );
}

/**
 * A decorative picture behind the portrait, which the family chose instead of the wall. It is after the portrait in the
 * document, so that the portrait loads first.
 */
function Cover({ picture }: { picture: NonNullable<MemorialPageView['cover']> }) {
  const blur = blurPlaceholder(picture.blurhash);
  return (
    <div
      className="absolute inset-0 -z-10 bg-cover after:absolute after:inset-0 after:cover-shade print:hidden"
      style={blur ? { backgroundImage: `url(${blur})` } : undefined}
    >
      {/* biome-ignore lint/performance/noImgElement: the variants are created at upload, not by Next. */}
      <img
        src={paths.media(picture.id, '1600')}
        srcSet={pictureSrcSet(picture.id, [560, 800, 1600])}
        sizes={coverSizes(picture)}
        alt=""
        decoding="async"
        className="h-full w-full object-cover"
      />
    </div>
  );
}

/** Returns the `sizes` of the cover. It fills an area 44rem high beside the text, or a roughly square one above it. */
function coverSizes({ width, height }: NonNullable<MemorialPageView['cover']>): string {
  const aspect = Math.max(1, (width ?? 1) / (height ?? 1)).toFixed(1);
  return `(min-width: 960px) max(44vw, ${aspect} * 44rem), calc(${aspect} * 100vw)`;
}

const PORTRAIT_SIZES = '(min-width: 960px) min(25vw, 21rem), min(58vw, 18.5rem)';

type PortraitProps = { picture: MemorialPageView['picture']; name: string; wreath: Wreath };

/** The portrait. A click enlarges it in a lightbox; without JavaScript it opens the picture itself. */
function HeroPortrait({ picture, name, wreath }: PortraitProps) {
  const t = useTranslate();
  const portrait = t('ui.portraitOf', { name });
  const portraitProps = { name, wreath, sizes: PORTRAIT_SIZES, onWall: true, eager: true };
  if (!picture) return <Portrait pictureId={null} {...portraitProps} />;
  return (
    <LightboxLinks labels={lightboxLabels(portrait, t)} slides={[photoSlide(picture, portrait)]}>
      <a
        href={paths.media(picture.id, '1600')}
        data-slide={0}
        aria-label={t('memorial.hero.enlarge', { name })}
        className="block cursor-zoom-in rounded-t-full"
      >
        <Portrait
          pictureId={picture.id}
          blur={blurPlaceholder(picture.blurhash)}
          small={isSmallPicture(picture)}
          {...portraitProps}
        />
      </a>
    </LightboxLinks>
  );
}

function OtherNames({ names }: { names: ShownNames['others'] }) {
  if (names.length === 0) return null;
  return (
    <p className="font-serif text-lg text-ink-soft">
      {names.map(({ language, fullName }, index) => (
        <Fragment key={fullName}>
          {/* Keeps a name and its separator on one line. */}
          <span className="inline-block max-w-full">
            <bdi lang={language}>{fullName}</bdi>
            {index < names.length - 1 && ' ·'}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

function FurtherNames({ nickName, maidenName }: { nickName: string; maidenName: string }) {
  const t = useTranslate();
  if (!nickName && !maidenName) return null;
  return (
    <p className="font-serif text-lg text-ink-soft">
      {!maidenName && <bdi>{nickName}</bdi>}
      {!nickName && t.rich('memorial.hero.bornAs', { name: maidenName, bdi })}
      {nickName &&
        maidenName &&
        t.rich('memorial.hero.nickNameAndBornAs', { nickName, name: maidenName, bdi })}
    </p>
  );
}

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
