import { useSay } from '@/lib/platform/language/use-say';
import { PictureField } from '../form/picture-field';

type Props = {
  present: string | null;
  chosen: File | null;
  onChange: (file: File | null) => void;
};

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
