import type { ComponentProps } from 'react';
import { FileInput } from '@/components/forms/file-input';
import { useHydrated } from '@/lib/client/hydrated';
import { IMAGE_ACCEPT } from '@/lib/media/rules';
import type { Draft } from './use-draft';

type Props = Omit<ComponentProps<typeof FileInput>, 'label'> & { draft: Draft | null };

/** The portrait. One that was sent before is said to be there, and shown while this page still has it. */
export function PictureField({ draft, ...input }: Props) {
  const hydrated = useHydrated();
  return (
    <FileInput
      label="Profile picture"
      hint={draft ? SAVED : PRIVACY}
      accept={IMAGE_ACCEPT}
      // A file that is chosen before the page's scripts run would be lost.
      disabled={!hydrated}
      placeholder={
        draft?.pictureUrl && (
          // biome-ignore lint/performance/noImgElement: a file of this very browser.
          <img src={draft.pictureUrl} alt="Your choice" className="size-full object-cover" />
        )
      }
      {...input}
    />
  );
}

const PRIVACY = 'A portrait works best. Where and when it was taken is removed from the file.';
const SAVED = 'Your picture is saved. Choose another to replace it.';
