'use client';

import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { focusOnAppearing } from '@/lib/browser/focus';
import { useHydrated } from '@/lib/browser/hydrated';
import { useSay } from '@/lib/platform/language/use-say';
import { type Into, TextForm, type Typed } from './text-form';

type Props = {
  memorialId: string;
  /** The languages on offer and, by language, the existing translations. */
  languages: readonly Into[];
  texts: Readonly<Record<string, Typed>>;
  own: Typed;
  ownLang: string | undefined;
  labels: Typed;
};

const EMPTY: Typed = {
  biography: '',
  favoriteQuote: '',
  serviceDetails: '',
  achievements: '',
  hobbies: '',
  charities: '',
};

/** The translations of a memorial. Each has its own form, collapsed at first. */
export function TextsEditor({ languages, texts, ...rest }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const [there, setThere] = useState<Readonly<Record<string, Typed | undefined>>>(texts);
  const [added, setAdded] = useState('');
  const [deleted, setDeleted] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const left = languages.filter(({ language }) => !there[language]);
  const add = () => {
    const language = select.current?.value;
    if (!language) return select.current?.focus();
    setThere({ ...there, [language]: EMPTY });
    setAdded(language);
    setDeleted(false);
  };
  const onDelete = (language: string) => {
    setThere({ ...there, [language]: undefined });
    setDeleted(true);
  };
  return (
    <div className="space-y-6">
      {languages.map((into) => {
        const text = there[into.language];
        return (
          text && (
            <details
              key={into.language}
              open={into.language === added}
              className="group rounded-lg border border-line bg-surface px-5 py-2"
            >
              <summary
                ref={into.language === added ? focusOnAppearing : undefined}
                className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 font-display text-xl [&::-webkit-details-marker]:hidden"
              >
                {into.name}
                <ChevronDown aria-hidden size={20} className="shrink-0 group-open:rotate-180" />
              </summary>
              <div className="pt-2 pb-4">
                <TextForm
                  {...rest}
                  into={into}
                  text={text}
                  onDelete={() => onDelete(into.language)}
                />
              </div>
            </details>
          )
        );
      })}
      {left.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-52 sm:max-w-sm">
            <Select
              ref={select}
              id="into"
              label={say('words.texts.into')}
              placeholder={say('words.names.chooseLanguage')}
              options={left.map(({ language, name }) => ({ value: language, label: name }))}
            />
          </div>
          <Button variant="secondary" onClick={add} disabled={!hydrated}>
            {say('words.texts.add')}
          </Button>
        </div>
      )}
      {deleted && (
        <p ref={focusOnAppearing} tabIndex={-1} className="text-ink-soft">
          {say('words.texts.deleted')}
        </p>
      )}
    </div>
  );
}
