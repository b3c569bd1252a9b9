/** The message when neither the server nor this browser has the form that was paid for (product.md 5). */
export const NEITHER_COPY =
  'Temporary memorial data was not found. The creation process cannot be completed. ' +
  'Please try creating the memorial again or contact support.';
