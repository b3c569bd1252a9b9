/** The origins that a page may use, as Content-Security-Policy sources by directive. */
export type PageSources = {
  script: string[];
  style: string[];
  image: string[];
  frame: string[];
  connect: string[];
  formAction: string[];
  /** Origins that may use the Payment Request API inside a frame (Permissions-Policy). */
  payment: string[];
};

const NOTHING: PageSources = {
  script: [],
  style: [],
  image: [],
  frame: [],
  connect: [],
  formAction: [],
  payment: [],
};

export function mergePageSources(parts: Partial<PageSources>[]): PageSources {
  const all = { ...NOTHING };
  for (const part of parts)
    for (const directive of Object.keys(NOTHING) as (keyof PageSources)[]) // keys() returns string[]
      all[directive] = [...new Set([...all[directive], ...(part[directive] ?? [])])];
  return all;
}

/**
 * The Content-Security-Policy of a page (security.md, "Headers").
 * @param inlineScripts the hashes of a cached page, or the nonce of a dynamic one
 * @param extraSources the other origins that the page may use
 */
export function contentSecurityPolicy(
  inlineScripts: string[],
  extraSources: PageSources = NOTHING,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...extraSources.script, ...inlineScripts].join(' '),
    ["style-src 'self'", ...extraSources.style].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...extraSources.image].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...extraSources.connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src', ...(extraSources.frame.length > 0 ? extraSources.frame : ["'none'"])].join(' '),
    ["form-action 'self'", ...extraSources.formAction].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The origin of an address in the settings; '' if it is not set. */
export const originOf = (address: string | undefined) => (address ? new URL(address).origin : '');
