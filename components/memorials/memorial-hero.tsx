import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemorialView } from '@/lib/memorials/queries/memorial-view';
import { longDate } from '@/lib/memorials/rules';
import { useSay } from '@/lib/platform/language/use-say';
import { paths } from '@/lib/platform/paths';
import { blurPlaceholder } from './blur-placeholder';
import { lightboxLabels } from './gallery/lightbox-labels';
import { LightboxLinks } from './gallery/lightbox-links';
import { photoSlide } from './gallery/slides';
import { nameSize } from './name-size-rules';
import { Portrait } from './portrait';

type Props = {
  memorial: MemorialView;
  /** Buttons below the text. */
  actions: ReactNode;
};

/** Picture, name, dates, place of birth and the favourite quote. */
export function MemorialHero({ memorial, actions }: Props) {
  const say = useSay();
  return (
    <header className="keepsake-hero grid items-center gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-14">
      <HeroPortrait picture={memorial.picture} name={memorial.fullName} />
      <div className="min-w-0 space-y-4 text-center wrap-anywhere md:text-start">
        <p className="text-ink-soft">{say('memorial.hero.inMemory')}</p>
        <h1 className={nameSize(memorial.fullName)} dir="auto">
          {memorial.fullName}
        </h1>
        <OtherNames nickName={memorial.nickName} maidenName={memorial.maidenName} />
        <p className="inline-block border-y border-gold py-2 font-serif text-lg">
          <Day iso={memorial.birthDate} />
          {' – '}
          <Day iso={memorial.deathDate} />
        </p>
        <p className="text-ink-soft">
          {say.rich('memorial.hero.bornIn', { place: memorial.placeOfBirth, bdi })}
        </p>
        {memorial.favoriteQuote && (
          <blockquote className="max-w-measure font-serif text-lg text-balance whitespace-pre-line italic">
            {say.rich('memorial.hero.quote', { quote: memorial.favoriteQuote, bdi })}
          </blockquote>
        )}
        <div className="pt-2 print:hidden">{actions}</div>
      </div>
    </header>
  );
}

/** A date, which is never broken over two lines. */
function Day({ iso }: { iso: string }) {
  const language = useLocale();
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {longDate(iso, language)}
    </time>
  );
}

type PortraitProps = { picture: MemorialView['picture']; name: string };

/** A click enlarges it in a lightbox; without script the link opens the picture itself. */
function HeroPortrait({ picture, name }: PortraitProps) {
  const say = useSay();
  const portrait = say('ui.portraitOf', { name });
  const shape = 'mx-auto w-full max-w-80';
  const sizes = '20rem';
  if (!picture)
    return <Portrait pictureId={null} name={name} sizes={sizes} eager className={shape} />;
  return (
    <LightboxLinks labels={lightboxLabels(portrait, say)} slides={[photoSlide(picture, portrait)]}>
      <a
        href={paths.media(picture.id, '1600')}
        data-slide={0}
        aria-label={say('memorial.hero.enlarge', { name })}
        className={`block cursor-zoom-in rounded-lg ${shape}`}
      >
        <Portrait
          pictureId={picture.id}
          blur={blurPlaceholder(picture.blurhash)}
          name={name}
          sizes={sizes}
          eager
        />
      </a>
    </LightboxLinks>
  );
}

function OtherNames({ nickName, maidenName }: { nickName: string; maidenName: string }) {
  const say = useSay();
  if (!nickName && !maidenName) return null;
  return (
    <p className="font-serif text-xl text-ink-soft">
      {!maidenName && <bdi>{nickName}</bdi>}
      {!nickName && say.rich('memorial.hero.bornAs', { name: maidenName, bdi })}
      {nickName &&
        maidenName &&
        say.rich('memorial.hero.nickNameAndBornAs', { nickName, name: maidenName, bdi })}
    </p>
  );
}

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
