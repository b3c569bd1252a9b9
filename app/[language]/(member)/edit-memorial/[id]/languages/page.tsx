import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { LazyTranslationEditors } from '@/components/memorials/languages/lazy-translation-editors';
import { OtherNamesForm } from '@/components/memorials/languages/other-names-form';
import { MemorialSubpage, memorialNameTag } from '@/components/memorials/memorial-subpage';
import { ClientMessages } from '@/components/ui/client-messages';
import { getMemorialForEditor } from '@/lib/memorials/get-memorial-for-editor';
import { formatList } from '@/lib/memorials/list-rules';
import { textsOf } from '@/lib/memorials/queries/memorial-texts';
import { otherNamesInput } from '@/lib/memorials/schema-names';
import type { TextFields } from '@/lib/memorials/text-fields';
import { guessLanguage } from '@/lib/memorials/words-language';
import { wordsLanguageName, wordsLanguagesIn } from '@/lib/memorials/words-languages';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import { getLanguage } from '@/lib/platform/language/get-language';
import { getTranslate } from '@/lib/platform/language/get-translate';
import { type Language, languageInfo } from '@/lib/platform/language/languages';
import { listedLanguages } from '@/lib/platform/language/offered-languages';
import * as paths from '@/lib/platform/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslate();
  return { title: t('words.page.title'), robots: { index: false } };
}

type Props = { params: Promise<{ id: string }> };

/** A memorial's names and texts in other languages. For its keepers and admins; everybody else gets a 404. */
export default async function MemorialLanguagesPage({ params }: Props) {
  const { id } = await params;
  const t = await getTranslate();
  const memorial = await getMemorialForEditor(id, paths.memorialLanguages(id));
  if (!memorial) return respondNotFound(<NotFoundPage />);
  const language = await getLanguage();
  const options = wordsLanguagesIn(language).map(({ tag, name }) => ({ value: tag, label: name }));
  const texts = await textsOf(memorial.id);
  const guess = guessLanguage(memorial.biography);
  return (
    <MemorialSubpage
      memorialId={memorial.id}
      backLabel={t('edit.addMedia.back')}
      title={t('words.page.title')}
      intro={t.rich('words.page.intro', { fullName: memorial.fullName, name: memorialNameTag })}
    >
      <ClientMessages
        parts={['words', 'edit.save', 'memorials.faults', 'accounts.loggedOut', 'api', 'ui']}
      >
        <section aria-labelledby="names-title" className="space-y-6 border-t border-line pt-6">
          <div>
            <h2 id="names-title" className="text-2xl">
              {t('words.names.title')}
            </h2>
            <p className="mt-2 max-w-measure text-pretty text-ink-soft">{t('words.names.intro')}</p>
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
              {t('words.texts.title')}
            </h2>
            <p className="mt-2 max-w-measure text-pretty text-ink-soft">{t('words.texts.intro')}</p>
          </div>
          <LazyTranslationEditors
            language={{
              memorialId: memorial.id,
              wordsLanguage: memorial.wordsLanguage,
              detectedLanguage: guess && wordsLanguageName(guess, language),
              languages: options,
            }}
            texts={{
              memorialId: memorial.id,
              languages: translationLanguages(language),
              texts: Object.fromEntries(
                texts.map((text) => [text.language, toTypedTranslation(text)]),
              ),
              original: toTypedTranslation(memorial),
              originalLang: memorial.wordsLanguage || guess || undefined,
              labels: {
                biography: t('form.basic.biography'),
                favoriteQuote: t('form.personal.favoriteQuote'),
                serviceDetails: t('form.service.details'),
                achievements: t('form.lists.achievements'),
                hobbies: t('form.lists.hobbies'),
                charities: t('form.lists.charities'),
              },
            }}
          />
        </section>
      </ClientMessages>
    </MemorialSubpage>
  );
}

/** The languages of the site, with their names in the reader's language. */
function translationLanguages(readerLanguage: Language) {
  const names = new Intl.DisplayNames(languageInfo(readerLanguage).format, { type: 'language' });
  return listedLanguages().map((language) => {
    const { tag, name: ownName } = languageInfo(language);
    return { language, tag, name: names.of(tag) ?? ownName };
  });
}

const toTypedTranslation = (text: TextFields) => ({
  biography: text.biography,
  favoriteQuote: text.favoriteQuote,
  serviceDetails: text.serviceDetails,
  achievements: formatList(text.achievements),
  hobbies: formatList(text.hobbies),
  charities: formatList(text.charities),
});
