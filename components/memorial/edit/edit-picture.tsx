import { PictureField } from '../form/picture-field';

type Props = {
  /** Address of the picture that the memorial has. */
  present: string | null;
  /** A new one, not saved yet. */
  chosen: File | null;
  onChange: (file: File | null) => void;
};

/** The portrait in the edit mode: the present one until another is chosen. */
export function EditPicture({ present, chosen, onChange }: Props) {
  return (
    <PictureField
      picture={chosen}
      presentUrl={present}
      hint="Choose another picture to replace the present one."
      error={undefined}
      onChange={onChange}
      onRemove={chosen ? () => onChange(null) : undefined}
    />
  );
}
