import { useTranslate } from '@/lib/platform/language/use-translate';
import { PortraitField } from '../form/portrait-field';

type Props = {
  currentUrl: string | null;
  chosen: File | null;
  onChange: (file: File | null) => void;
};

export function EditPicture({ currentUrl, chosen, onChange }: Props) {
  const t = useTranslate();
  return (
    <PortraitField
      picture={chosen}
      currentUrl={currentUrl}
      hint={t('edit.editor.pictureHint')}
      error={undefined}
      onChange={onChange}
      onRemove={chosen ? () => onChange(null) : undefined}
    />
  );
}
