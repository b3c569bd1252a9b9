import type { ComponentProps } from 'react';
import { OriginalLanguageForm } from './original-language-form';
import { TranslationsEditor } from './translations-editor';

export type TranslationEditorsProps = {
  language: ComponentProps<typeof OriginalLanguageForm>;
  texts: ComponentProps<typeof TranslationsEditor>;
};

/** The second part of the languages page: the language of the original text, and its translations. */
export const TranslationEditors = ({ language, texts }: TranslationEditorsProps) => (
  <>
    <OriginalLanguageForm {...language} />
    <TranslationsEditor {...texts} />
  </>
);
