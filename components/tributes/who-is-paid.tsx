/** Who receives the money for flowers, beside the button that takes it. `operator` is the setting OPERATOR_NAME. */
export const WhoIsPaid = ({ operator }: { operator: string }) => (
  <p className="text-sm text-ink-soft">
    Flowers are a payment to <bdi>{operator}</bdi>. They are not a donation to the family.
  </p>
);
