import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LostPage } from '@/components/layout/lost-page';
import { LaterEditors } from '@/components/memorials/languages/later-editors';
import { OtherNamesForm } from '@/components/memorials/languages/other-names-form';
import { ClientWords } from '@/components/ui/client-words';
import { PageAnchor } from '@/components/ui/page-link';
import { asReader } from '@/lib/access/reader';
import { formatList } from '@/lib/memorials/list-rules';
import { textsOf } from '@/lib/memorials/queries/memorial-texts';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { otherNamesInput } from '@/lib/memorials/schema-names';
import type { TextFields } from '@/lib/memorials/text-fields';
import { guessLanguage } from '@/lib/memorials/words-language';
import { wordsLanguageName, wordsLanguagesIn } from '@/lib/memorials/words-languages';
import { requireUser } from '@/lib/platform/auth/page-viewer';
import { answerMissing } from '@/lib/platform/http/answer-missing';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getSay } from '@/lib/platform/language/get-say';
import { factsOf, type Language } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const say = await getSay();
  return { title: say('words.page.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/** What a memorial has in other languages. For its keepers and admins; everybody else gets a 404. */
export default async function MemorialLanguagesPage({ params }: Props) {
  const { id } = await params;
  const say = await getSay();
  const viewer = await requireUser(paths.memorialLanguages(id), say('api.logIn'));
  const memorial = await getMemorialView(id, asReader(viewer));
  if (!memorial?.can.edit) return answerMissing(<LostPage />);
  const language = await getLanguage();
  const options = wordsLanguagesIn(language).map(({ tag, name }) => ({ value: tag, label: name }));
  const texts = await textsOf(memorial.id);
  const guess = guessLanguage(memorial.biography);
  return (
    <div className="page-width max-w-3xl space-y-8 py-10">
      {/* A plain link, so that the browser asks before it leaves what is not saved. */}
      <PageAnchor
        href={paths.memorial(memorial.id)}
        className="inline-flex min-h-target items-center"
      >
        {say('edit.addMedia.back')}
      </PageAnchor>
      <div>
        <h1 className="text-3xl">{say('words.page.title')}</h1>
        <p className="mt-3 max-w-measure text-ink-soft">
          {say.rich('words.page.intro', { fullName: memorial.fullName, name })}
        </p>
      </div>
      <ClientWords
        parts={['words', 'edit.save', 'memorials.faults', 'accounts.loggedOut', 'api', 'ui']}
      >
        <section aria-labelledby="names-title" className="space-y-6 border-t border-line pt-6">
          <div>
            <h2 id="names-title" className="text-2xl">
              {say('words.names.title')}
            </h2>
            <p className="mt-2 max-w-measure text-pretty text-ink-soft">
              {say('words.names.intro')}
            </p>
          </div>
          <OtherNamesForm
            memorialId={memorial.id}
            names={otherNamesInput.parse({ names: memorial.otherNames }).names}
            languages={options}
          />
        </section>
        <section aria-labelledby="texts-title" className="space-y-6 border-t border-line pt-6">
          <div>
            <h2 id="texts-title" className="text-2xl">
              {say('words.texts.title')}
            </h2>
            <p className="mt-2 max-w-measure text-pretty text-ink-soft">
              {say('words.texts.intro')}
            </p>
          </div>
          <LaterEditors
            language={{
              memorialId: memorial.id,
              wordsLanguage: memorial.wordsLanguage,
              guess: guess && wordsLanguageName(guess, language),
              languages: options,
            }}
            texts={{
              memorialId: memorial.id,
              languages: intoLanguages(language),
              texts: Object.fromEntries(texts.map((text) => [text.language, typedText(text)])),
              own: typedText(memorial),
              ownLang: memorial.wordsLanguage || guess || undefined,
              labels: {
                biography: say('form.basic.biography'),
                favoriteQuote: say('form.personal.favoriteQuote'),
                serviceDetails: say('form.service.details'),
                achievements: say('form.lists.achievements'),
                hobbies: say('form.lists.hobbies'),
                charities: say('form.lists.charities'),
              },
            }}
          />
        </section>
      </ClientWords>
    </div>
  );
}

const name = (fullName: ReactNode) => <bdi className="font-serif text-ink">{fullName}</bdi>;

/** The languages of the site, by their names for the reader. */
function intoLanguages(reader: Language) {
  const names = new Intl.DisplayNames(factsOf(reader).format, { type: 'language' });
  return listedLanguages().map((language) => {
    const { tag, name: ownName } = factsOf(language);
    return { language, tag, name: names.of(tag) ?? ownName };
  });
}

/** A text as its form holds it. */
const typedText = (text: TextFields) => ({
  biography: text.biography,
  favoriteQuote: text.favoriteQuote,
  serviceDetails: text.serviceDetails,
  achievements: formatList(text.achievements),
  hobbies: formatList(text.hobbies),
  charities: formatList(text.charities),
});
