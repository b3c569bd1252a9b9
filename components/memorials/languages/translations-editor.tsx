'use client';

import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { useHydrated } from '@/lib/browser/hydrated';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { type TargetLanguage, TranslationForm, type TypedTranslation } from './translation-form';

type Props = {
  memorialId: string;
  /** The languages to choose from, and the existing translations by language. */
  languages: readonly TargetLanguage[];
  texts: Readonly<Record<string, TypedTranslation>>;
  original: TypedTranslation;
  originalLang: string | undefined;
  labels: TypedTranslation;
};

const EMPTY: TypedTranslation = {
  biography: '',
  favoriteQuote: '',
  serviceDetails: '',
  achievements: '',
  hobbies: '',
  charities: '',
};

/** The translations of a memorial. Each has its own form, collapsed at first. */
export function TranslationsEditor({ languages, texts, ...rest }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [translations, setTranslations] =
    useState<Readonly<Record<string, TypedTranslation | undefined>>>(texts);
  const [addedLanguage, setAddedLanguage] = useState('');
  const [isDeleted, setIsDeleted] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const unusedLanguages = languages.filter(({ language }) => !translations[language]);
  const add = () => {
    const language = select.current?.value;
    if (!language) return select.current?.focus();
    setTranslations({ ...translations, [language]: EMPTY });
    setAddedLanguage(language);
    setIsDeleted(false);
  };
  const onDelete = (language: string) => {
    setTranslations({ ...translations, [language]: undefined });
    setIsDeleted(true);
  };
  return (
    <div className="space-y-6">
      {languages.map((targetLanguage) => {
        const text = translations[targetLanguage.language];
        return (
          text && (
            <details
              key={targetLanguage.language}
              open={targetLanguage.language === addedLanguage}
              className="group rounded-lg border border-line bg-surface px-5 py-2"
            >
              <summary
                ref={targetLanguage.language === addedLanguage ? focusOnMount : undefined}
                className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 font-display text-xl [&::-webkit-details-marker]:hidden"
              >
                {targetLanguage.name}
                <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
              </summary>
              <div className="pt-2 pb-4">
                <TranslationForm
                  {...rest}
                  targetLanguage={targetLanguage}
                  text={text}
                  onDelete={() => onDelete(targetLanguage.language)}
                />
              </div>
            </details>
          )
        );
      })}
      {unusedLanguages.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-52 sm:max-w-sm">
            <Select
              ref={select}
              id="into"
              label={t('words.texts.into')}
              placeholder={t('words.names.chooseLanguage')}
              options={unusedLanguages.map(({ language, name }) => ({
                value: language,
                label: name,
              }))}
            />
          </div>
          <Button variant="secondary" onClick={add} disabled={!hydrated}>
            {t('words.texts.add')}
          </Button>
        </div>
      )}
      {isDeleted && (
        <p ref={focusOnMount} tabIndex={-1} className="text-ink-soft">
          {t('words.texts.deleted')}
        </p>
      )}
    </div>
  );
}
