import { useSay } from '@/lib/platform/language/use-say';
import { PictureField } from '../form/picture-field';

type Props = {
  /** The address of the current picture. */
  present: string | null;
  /** A new picture that is not saved yet. */
  chosen: File | null;
  onChange: (file: File | null) => void;
};

/** The portrait in the editor: the current one until another is chosen. */
export function EditPicture({ present, chosen, onChange }: Props) {
  const say = useSay();
  return (
    <PictureField
      picture={chosen}
      presentUrl={present}
      hint={say('edit.editor.pictureHint')}
      error={undefined}
      onChange={onChange}
      onRemove={chosen ? () => onChange(null) : undefined}
    />
  );
}
