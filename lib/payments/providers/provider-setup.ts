import type { PageSources } from '@/lib/platform/csp/policy';
import type { Given, SettingsPart } from '@/lib/platform/settings-part';

/**
 * What must be known of a provider before it is asked for anything. The middleware, the page cache and
 * `npm start` read it, each loaded in its own way: a setup imports nothing but zod, Node and files that
 * import no more, by relative paths with their extension.
 */
export type ProviderSetup = {
  settings: SettingsPart;
  /** What a page must let in for this provider. Accepts the settings as given. */
  pageSources(given: Given): Partial<PageSources>;
  sandbox: {
    /** What `npm start` makes once and keeps, under this name. */
    secret: { name: string; make(): string };
    /** The settings with which the sandbox plays this provider; null where keys of its own are given. */
    settings(given: Given, sandboxUrl: string, secret: string): Record<string, string> | null;
  };
};
