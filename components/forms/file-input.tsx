'use client';

import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { Field, type FieldText } from './field';

type FileInputProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'multiple' | 'placeholder'> &
  FieldText & {
    id?: string;
    /** What is shown before a picture is chosen: the present picture, or a monogram card. */
    placeholder?: ReactNode;
  };

type Chosen = { name: string; url: string };

/** One picture, shown as it will be cropped. Needs `blob:` in the page's img-src. */
export function FileInput({
  label,
  hint,
  error,
  optional,
  id: givenId,
  accept = 'image/*',
  placeholder,
  onChange,
  ...input
}: FileInputProps) {
  const id = givenId ?? input.name ?? label;
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    const file = event.target.files?.[0];
    setChosen(file ? { name: file.name, url: URL.createObjectURL(file) } : null);
    return onChange?.(event);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(links) => (
        <div className="flex flex-wrap items-center gap-5">
          <div className="aspect-4/5 w-32 overflow-hidden rounded-lg border border-line bg-sunken">
            {chosen ? (
              // biome-ignore lint/performance/noImgElement: a file of this very browser.
              <img src={chosen.url} alt="Your choice" className="size-full object-cover" />
            ) : (
              (placeholder ?? <ImagePlus aria-hidden className="m-auto h-full text-ink-soft" />)
            )}
          </div>
          <div className="min-w-0 flex-1 space-y-2">
            <input
              {...input}
              {...links}
              type="file"
              accept={accept}
              onChange={choose}
              className="block w-full text-sm file:mr-3 file:min-h-target file:rounded-lg file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
            />
            {chosen && (
              <Button variant="quiet" onClick={() => empty(id)}>
                Remove picture
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Through the field's own event, so that the form hears of it like of any other choice. */
function empty(id: string) {
  const input = document.getElementById(id);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = '';
  input.dispatchEvent(new Event('change', { bubbles: true }));
  input.focus();
}
