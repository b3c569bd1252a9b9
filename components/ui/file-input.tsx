'use client';

import { ImagePlus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from './button';
import { Field } from './field';
import { type OptionalFieldText, useFieldParts } from './use-field-parts';

type FileInputProps = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'multiple' | 'onChange' | 'value'
> &
  OptionalFieldText & {
    id?: string;
    picture: ReactNode;
    frame: string;
    /** Called for each choice, even of the same file, since the input itself stays empty. */
    onChoose: (file: File) => void;
    onRemove?: () => void;
  };

export function FileInput({ picture, frame, onChoose, onRemove, ...props }: FileInputProps) {
  const t = useTranslate();
  const { field, control } = useFieldParts(props);
  return (
    <Field {...field}>
      {(links) => (
        <div className="flex flex-wrap items-center gap-5">
          <div className={`overflow-hidden bg-tone ${frame}`}>
            {picture ?? <ImagePlus aria-hidden className="m-auto h-full text-ink-soft" />}
          </div>
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            <input
              {...control}
              {...links}
              type="file"
              onChange={({ target }) => {
                const file = target.files?.[0];
                target.value = '';
                if (file) onChoose(file);
              }}
              // Hides the browser's own "no file chosen" text beside the input, which is always empty.
              className="block w-full text-sm text-transparent file:min-h-target file:rounded-full file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
            />
            {onRemove && (
              <Button variant="quiet" onClick={onRemove}>
                {t('ui.removePicture')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
