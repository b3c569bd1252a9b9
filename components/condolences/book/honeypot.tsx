/**
 * A honeypot: people do not see it, bots fill it in. The label asks people who find it anyway to leave it empty.
 */
export const Honeypot = ({ label }: { label: string }) => (
  <div aria-hidden="true" className="hidden">
    <label>
      {label}
      <input type="text" name="reference" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
