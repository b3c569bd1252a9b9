/**
 * Relaxes a policy for `npm run dev`: React evaluates code there to rebuild stack traces, and
 * Next's error overlay has inline styles.
 */
export const policyForDevelopment = (policy: string): string =>
  policy
    .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
