type Years = { startYear?: string | undefined; endYear?: string | undefined };

/** The two years of an education as readers get them: '1990 - 1994', or the one that is known. */
export const yearsOf = ({ startYear, endYear }: Years) =>
  [startYear, endYear].filter(Boolean).join(' - ');
