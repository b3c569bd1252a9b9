import type { Metadata } from 'next';
import { LostPage } from '@/components/layout/lost-page';
import { LaterEditors } from '@/components/memorials/languages/later-editors';
import { OtherNamesForm } from '@/components/memorials/languages/other-names-form';
import { nameInIntro, PageOfMemorial } from '@/components/memorials/page-of-memorial';
import { ClientWords } from '@/components/ui/client-words';
import { formatList } from '@/lib/memorials/list-rules';
import { memorialToEdit } from '@/lib/memorials/page-editor';
import { textsOf } from '@/lib/memorials/queries/memorial-texts';
import { otherNamesInput } from '@/lib/memorials/schema-names';
import type { TextFields } from '@/lib/memorials/text-fields';
import { guessLanguage } from '@/lib/memorials/words-language';
import { wordsLanguageName, wordsLanguagesIn } from '@/lib/memorials/words-languages';
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

/** A memorial's names and texts in other languages. For its keepers and admins; everybody else gets a 404. */
export default async function MemorialLanguagesPage({ params }: Props) {
  const { id } = await params;
  const say = await getSay();
  const memorial = await memorialToEdit(id, paths.memorialLanguages(id));
  if (!memorial) return answerMissing(<LostPage />);
  const language = await getLanguage();
  const options = wordsLanguagesIn(language).map(({ tag, name }) => ({ value: tag, label: name }));
  const texts = await textsOf(memorial.id);
  const guess = guessLanguage(memorial.biography);
  return (
    <PageOfMemorial
      memorialId={memorial.id}
      back={say('edit.addMedia.back')}
      title={say('words.page.title')}
      intro={say.rich('words.page.intro', { fullName: memorial.fullName, name: nameInIntro })}
    >
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
    </PageOfMemorial>
  );
}

/** The languages of the site, with their names in the reader's language. */
function intoLanguages(reader: Language) {
  const names = new Intl.DisplayNames(factsOf(reader).format, { type: 'language' });
  return listedLanguages().map((language) => {
    const { tag, name: ownName } = factsOf(language);
    return { language, tag, name: names.of(tag) ?? ownName };
  });
}

const typedText = (text: TextFields) => ({
  biography: text.biography,
  favoriteQuote: text.favoriteQuote,
  serviceDetails: text.serviceDetails,
  achievements: formatList(text.achievements),
  hobbies: formatList(text.hobbies),
  charities: formatList(text.charities),
});
