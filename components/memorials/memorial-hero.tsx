import { Fragment, type ReactNode } from 'react';
import type { ShownNames } from '@/lib/memorials/name-rules';
import type { MemorialPageView } from '@/lib/memorials/queries/memorial-page';
import type { Wreath } from '@/lib/memorials/rules';
import type { SecondCalendar } from '@/lib/platform/language/calendar-rules';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';
import { blurPlaceholder } from './blur-placeholder';
import { lightboxLabels } from './gallery/lightbox-labels';
import { LightboxLinks } from './gallery/lightbox-links';
import { photoSlide } from './gallery/slides';
import { LifeDates } from './life-dates';
import { nameLook } from './name-look-rules';
import { Portrait } from './portrait';
import { wreathOf } from './wreath-rules';

type Props = {
  memorial: MemorialPageView;
  names: ShownNames;
  secondCalendar: SecondCalendar | null;
  /** Buttons below the text. */
  actions: ReactNode;
};

/** Picture, name, dates, place of birth and the favourite quote. */
export function MemorialHero({ memorial, names, secondCalendar, actions }: Props) {
  const say = useSay();
  const { favoriteQuote } = memorial.words;
  return (
    <header className="keepsake-hero grid items-center gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-14">
      <HeroPortrait picture={memorial.picture} name={names.heading} wreath={wreathOf(memorial)} />
      <div className="min-w-0 space-y-4 text-center wrap-anywhere md:text-start">
        <p className="font-serif text-lg text-ink-soft italic">{say('memorial.hero.inMemory')}</p>
        <h1 className="text-name" {...nameLook(names.heading)} dir="auto">
          {names.heading}
        </h1>
        <OtherNames names={names.others} />
        <FurtherNames nickName={memorial.nickName} maidenName={memorial.maidenName} />
        <LifeDates memorial={memorial} secondCalendar={secondCalendar} />
        <p className="text-ink-soft">
          {say.rich('memorial.hero.bornIn', { place: memorial.placeOfBirth, bdi })}
        </p>
        {favoriteQuote.value && (
          <blockquote className="max-w-measure font-serif text-lead text-balance whitespace-pre-line italic">
            {say.rich('memorial.hero.quote', {
              quote: favoriteQuote.value,
              bdi: (chunks) => <bdi lang={favoriteQuote.lang}>{chunks}</bdi>,
            })}
          </blockquote>
        )}
        <div className="pt-2 print:hidden">{actions}</div>
      </div>
    </header>
  );
}

type PortraitProps = { picture: MemorialPageView['picture']; name: string; wreath: Wreath };

/** A click enlarges it in a lightbox; without script the link opens the picture itself. */
function HeroPortrait({ picture, name, wreath }: PortraitProps) {
  const say = useSay();
  const portrait = say('ui.portraitOf', { name });
  const shape = 'mx-auto w-full max-w-80';
  const sizes = '20rem';
  if (!picture)
    return (
      <Portrait
        pictureId={null}
        name={name}
        wreath={wreath}
        sizes={sizes}
        eager
        className={shape}
      />
    );
  return (
    <LightboxLinks labels={lightboxLabels(portrait, say)} slides={[photoSlide(picture, portrait)]}>
      <a
        href={paths.media(picture.id, '1600')}
        data-slide={0}
        aria-label={say('memorial.hero.enlarge', { name })}
        className={`block cursor-zoom-in rounded-t-full ${shape}`}
      >
        <Portrait
          pictureId={picture.id}
          blur={blurPlaceholder(picture.blurhash)}
          name={name}
          wreath={wreath}
          sizes={sizes}
          eager
        />
      </a>
    </LightboxLinks>
  );
}

/** The full name in other languages and scripts, in one quiet line. */
function OtherNames({ names }: { names: ShownNames['others'] }) {
  if (names.length === 0) return null;
  return (
    <p className="font-serif text-lg text-ink-soft">
      {names.map(({ language, fullName }, index) => (
        <Fragment key={fullName}>
          {/* Whole, with its dot behind it, wherever a line ends. */}
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
  const say = useSay();
  if (!nickName && !maidenName) return null;
  return (
    <p className="font-serif text-lg text-ink-soft">
      {!maidenName && <bdi>{nickName}</bdi>}
      {!nickName && say.rich('memorial.hero.bornAs', { name: maidenName, bdi })}
      {nickName &&
        maidenName &&
        say.rich('memorial.hero.nickNameAndBornAs', { nickName, name: maidenName, bdi })}
    </p>
  );
}

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
