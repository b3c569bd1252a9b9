/** Neither the server nor this browser has the form that was paid for (spec 5; decisions.md, "Money"). */
export const NEITHER_COPY =
  'Temporary memorial data was not found. The creation process cannot be completed. ' +
  'Please try creating the memorial again or contact support.';
