import { Field } from '@/components/ui/field';
import { MEDIA_ACCEPT } from '@/lib/media/rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { PICKER_LIMITS } from './picker-limits';

type Props = { disabled: boolean; onChoose: (files: File[]) => void };

/** A file input for several files. It is cleared after each choice, so that more files can be added. */
export function MediaPicker({ disabled, onChoose }: Props) {
  const t = useTranslate();
  return (
    <Field
      id="additionalMedia"
      label={t('media.upload.pick')}
      hint={t('media.upload.pickHint', PICKER_LIMITS)}
    >
      {(links) => (
        <input
          {...links}
          type="file"
          multiple
          accept={MEDIA_ACCEPT}
          disabled={disabled}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            onChoose(files);
          }}
          // Hides the browser's "no file chosen" text, which would always be shown, since the input is cleared at once.
          className="block w-full text-sm text-transparent file:min-h-target file:rounded-full file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
        />
      )}
    </Field>
  );
}
