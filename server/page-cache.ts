import { pageSources } from '../lib/payments/providers/registry.ts';
import { PageCache } from '../lib/platform/cache/handler.ts';

/** Next's page cache for this site. Next loads it outside the bundle, so it must import by relative paths. */
export default class SitePageCache extends PageCache {
  protected override pageSources() {
    return pageSources(process.env);
  }
}
