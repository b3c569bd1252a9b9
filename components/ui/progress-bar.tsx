type Props = {
  label: string;
  value: number;
  max: number;
  /** Shown beside the label in place of the percentage. */
  detail?: string;
};

/** The progress of an upload. `value` and `max` are in the same unit. */
export function ProgressBar({ label, value, max, detail }: Props) {
  const percent = max > 0 ? Math.round((value / max) * 100) : 0;
  return (
    <label className="block text-sm text-ink-soft">
      <span className="flex justify-between gap-4">
        <span>{label}</span>
        <span>{detail ?? `${percent}%`}</span>
      </span>
      <progress
        value={value}
        max={max}
        className="mt-1 block h-2 w-full appearance-none overflow-hidden rounded-sm bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
    </label>
  );
}
