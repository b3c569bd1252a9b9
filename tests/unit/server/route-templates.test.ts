import { describe, expect, it } from 'vitest';
import { routeTemplates } from '@/scripts/start/route-templates';
import { RouteTemplates } from '@/server/route-templates';

const routes = new RouteTemplates(routeTemplates());

describe('the template of an address', () => {
  it.each([
    ['/', '/'],
    ['/fr', '/'],
    ['/about?from=mail', '/about'],
    ['/memorial/V1StGXR8Z5jd', '/memorial/[id]'],
    ['/ar/memorial/V1StGXR8Z5jd', '/memorial/[id]'],
    ['/admin/orders/V1StGXR8Z5jd', '/admin/orders/[id]'],
    ['/api/memorials', '/api/memorials'],
    ['/api/memorials/drafts', '/api/memorials/drafts'],
    ['/api/memorials/V1StGXR8Z5jd', '/api/memorials/[id]'],
    ['/api/memorials/V1StGXR8Z5jd/texts/fr', '/api/memorials/[id]/texts/[language]'],
    ['/api/nothing/of/ours', '/api/[[...unknown]]'],
    ['/api/memorials/drafts/of/mine', '/api/[[...unknown]]'],
    ['/_next/static/chunks/1.js', '/_next'],
    ['/livez', '/livez'],
    ['/favicon.ico', '/favicon.ico'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/wp-login.php', '/[...missing]'],
    ['/%E0%A4%A', '/[...missing]'],
    ['*', '/'],
  ])('for %s is %s', (target, template) => {
    expect(routes.of(target)).toBe(template);
  });

  it('is unknown if there are no templates', () => {
    expect(new RouteTemplates([]).of('/memorial/V1StGXR8Z5jd')).toBe('unknown');
    expect(new RouteTemplates([]).of('/readyz')).toBe('/readyz');
  });

  it('is always a known template, whatever a visitor invents', () => {
    const known = new Set(
      routeTemplates().map((each) => each.replace(/^\/\[language\]/, '') || '/'),
    );
    for (const target of ['/__proto__', '/constructor', '/api/__proto__', '/[id]', '/memorial/'])
      expect(known).toContain(routes.of(target));
  });
});
