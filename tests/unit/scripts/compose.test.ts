import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { settingNames } from '@/scripts/start/setting-names';

type Service = {
  image?: string;
  build?: { context: string; target?: string };
  env_file?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[] | Record<string, object | null>;
  depends_on?: string[] | Record<string, { condition: string }>;
  [other: string]: unknown;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, object>;
};

const text = readFileSync('compose.yaml', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');
/** Parsed as Docker does: `<<` merges an anchor, and a duplicate key is an error. */
const { services, volumes, networks }: Compose = parse(text, { merge: true, strict: true });
const comment = text.slice(0, text.indexOf('\nx-site:'));
const documentedSettings = settingNames.filter((name) => new RegExp(`\\b${name}\\b`).test(comment));
const namesIn = (list: string[] | object = []) => (Array.isArray(list) ? list : Object.keys(list));
const siteServices = ['site-1', 'site-2', 'migrate', 'tools'].map(
  (name) => [name, services[name] ?? {}] as const,
);

it('has the services of the operations page, with images or stages of the Dockerfile', () => {
  expect(Object.keys(services).sort()).toEqual([
    ...['database', 'folders', 'mail', 'migrate', 'nginx', 'site-1', 'site-2', 'storage', 'tools'],
  ]);
  for (const { image, build } of Object.values(services)) {
    expect(image).toMatch(/^[\w./-]+(:[\w.-]+)?$/);
    if (build?.target) expect(dockerfile).toContain(` AS ${build.target}\n`);
  }
});

it.each(Object.entries(services))(
  '%s refers only to existing services, networks and volumes',
  (_, service) => {
    for (const name of namesIn(service.depends_on)) expect(services).toHaveProperty([name]);
    for (const name of namesIn(service.networks)) expect(networks).toHaveProperty([name]);
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':');
      if (!from.startsWith('.')) expect(volumes).toHaveProperty([from]);
    }
  },
);

it.each(siteServices)('%s hard-codes nothing that site.env may set', (_, { environment = {} }) => {
  expect(documentedSettings).toEqual(
    expect.arrayContaining(['SMTP_URL', 'RESEND_API_KEY', 'TRUSTED_PROXIES']),
  );
  // A container's environment wins over its `env_file`, so site.env could not change a value there.
  const fixed = Object.keys(environment).filter((name) => !environment[name]?.includes('${'));
  expect(fixed.length).toBeGreaterThan(3);
  expect(fixed.filter((name) => documentedSettings.includes(name))).toEqual([]);
  for (const name of Object.keys(environment))
    if (name !== 'HOME') expect(settingNames).toContain(name);
});

it.each(siteServices)('%s reads site.env after the defaults it may replace', (_, service) => {
  expect(service.env_file).toEqual(['deploy/compose.env', 'site.env']);
});

it('runs jobs in one instance, and otherwise gives both instances the same settings', () => {
  const [one, two] = [services['site-1'], services['site-2']];
  expect(two?.environment).toEqual({ ...one?.environment, RUN_JOBS: 'false' });
  expect([one?.read_only, two?.read_only]).toEqual([true, true]);
});

it('migrates before an instance starts, and waits longer than a drain takes', () => {
  for (const name of ['site-1', 'site-2']) {
    expect(services[name]?.depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    });
    expect(Number.parseInt(String(services[name]?.stop_grace_period), 10)).toBeGreaterThan(27);
  }
});

it('gives PostgreSQL the memory that the operations page states, or the configured value', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose fills it in
  const memory = 'shared_buffers=${POSTGRES_SHARED_BUFFERS:-256MB}';
  expect(services.database?.command).toEqual(['postgres', '-c', memory]);
  expect(readFileSync('docs/operations/capacity.md', 'utf8')).toContain(
    '| PostgreSQL of compose.yaml | 256 MB;',
  );
});

it('runs manual commands as the account of the nightly backup', () => {
  const [, account] = /^USER (\S+)$/m.exec(dockerfile) ?? [];
  expect(account).toBe('10001:10001');
  expect(services.tools?.user).toBe(account);
});

it('runs commands that the image lacks from the stage with the sources', () => {
  expect(services.tools).toMatchObject({ profiles: ['tools'], build: { target: 'build' } });
  expect(dockerfile).toMatch(/^FROM \S+ AS build$/m);
});
