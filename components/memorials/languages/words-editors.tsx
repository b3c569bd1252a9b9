import type { ComponentProps } from 'react';
import { TextsEditor } from './texts-editor';
import { WordsLanguageForm } from './words-language-form';

export type WordsEditorsProps = {
  language: ComponentProps<typeof WordsLanguageForm>;
  texts: ComponentProps<typeof TextsEditor>;
};

/** The second part of the languages page: the language of the original text, and its translations. */
export const WordsEditors = ({ language, texts }: WordsEditorsProps) => (
  <>
    <WordsLanguageForm {...language} />
    <TextsEditor {...texts} />
  </>
);
