import { build } from 'esbuild';
import { expect, it } from 'vitest';

it("a process that only starts others does not load the pages' database client", async () => {
  const { metafile } = await build({
    entryPoints: ['require-sealing-keys', 'processes', 'settings-file'].map(
      (name) => `server/${name}.ts`,
    ),
    ...{ outdir: 'none', write: false, metafile: true },
    ...{ bundle: true, packages: 'external', format: 'esm', platform: 'node', logLevel: 'error' },
  });
  const loaded = Object.keys(metafile.inputs);
  expect(loaded).toContain('lib/settings/commands/check-settings-file.ts');
  expect(loaded).not.toContain('lib/platform/db/client.ts');
});
