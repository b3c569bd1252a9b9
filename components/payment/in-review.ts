/** What becomes of money that something could not be made of. */
export const IN_REVIEW =
  'Your payment arrived, and a person is looking at it now. You need not pay again.';
