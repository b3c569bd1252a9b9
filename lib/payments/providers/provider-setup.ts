import type { PageSources } from '@/lib/platform/csp/policy';
import type { RawSettings, SettingsPart } from '@/lib/platform/settings-part';

/**
 * What the start-up and the page policy need to know about a provider. The middleware, the page
 * cache and `npm start` each load this in their own way, so a setup imports only zod, Node and
 * files that follow the same rule, by relative paths with extension.
 */
export type ProviderSetup = {
  settings: SettingsPart;
  /** The content security policy that the provider needs. */
  pageSources(given: RawSettings): Partial<PageSources>;
  sandbox: {
    /** A secret that `npm start` creates once and stores under this name. */
    secret: { name: string; make(): string };
    /** The settings for the sandbox; null if real keys are given. */
    settings(given: RawSettings, sandboxUrl: string, secret: string): Record<string, string> | null;
  };
};
