/** A field that nobody sees and a robot fills in. Screen readers are told to leave it empty, should they find it. */
export const LeaveEmpty = ({ label }: { label: string }) => (
  <div aria-hidden="true" className="hidden">
    <label>
      {label}
      <input type="text" name="reference" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
