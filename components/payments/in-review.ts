/** The message for a paid order that could not be fulfilled. */
export const IN_REVIEW =
  'Your payment has arrived, and we are looking into it. You do not need to pay again.';
