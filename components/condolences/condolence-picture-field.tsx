import type { ControlLinks } from '@/components/ui/field';
import { IMAGE_ACCEPT } from '@/lib/media/rules';

/** A file input for one picture. Works in forms that the browser sends and in forms that a script sends. */
export function CondolencePictureField(links: ControlLinks) {
  return (
    <input
      {...links}
      name="picture"
      type="file"
      accept={IMAGE_ACCEPT}
      className="block w-full text-sm text-ink-soft file:me-3 file:min-h-target file:rounded-full file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:border-primary hover:file:bg-primary-soft"
    />
  );
}
