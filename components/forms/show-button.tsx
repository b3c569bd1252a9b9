import { Eye, EyeOff } from 'lucide-react';
import { VisuallyHidden } from '../ui/visually-hidden';

type Props = { label: string; shown: boolean; onToggle: () => void };

/** Inside the right end of a field whose letters are hidden until asked for. */
export function ShowButton({ label, shown, onToggle }: Props) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      // A press keeps the cursor where the person was typing.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onToggle}
      className="absolute inset-y-0.5 right-0.5 inline-flex min-w-target items-center gap-1.5 rounded-lg px-3 text-sm text-primary hover:text-primary-strong"
    >
      <Icon aria-hidden size={20} />
      {shown ? 'Hide' : 'Show'}
      <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
    </button>
  );
}
