import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { MigrationAdapter } from './migration-adapter';

/**
 * Runs Prisma's schema engine against a database. It is the WebAssembly build, which needs no binary download. Returns
 * what `use` returns, after closing the engine and its connections. Throws the engine's error, with PostgreSQL's
 * message and code if there is one. Source: architecture.md, "Local stack and real stack".
 */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  inProcess.perennialSchemaEngine ??= loadEngine();
  const bindings = await inProcess.perennialSchemaEngine;
  const adapter = new MigrationAdapter(databaseUrl);
  try {
    const factory = bindMigrationAwareSqlAdapterFactory(adapter);
    const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
    return await use(engine).finally(() => engine.free());
  } catch (error) {
    const { message, code } = (adapter.fault ?? {}) as { message?: string; code?: string }; // as: pg's errors have both
    if (message === undefined) throw error;
    throw Object.assign(new Error(`${message} (${code})\n${error}`, { cause: error }), { code });
  } finally {
    await adapter.close();
  }
}

/**
 * The engine is loaded only once in a process, because timers that it leaves behind would write into the memory of a
 * second one. Global, because test files in one process reload this module.
 */
const inProcess = globalThis as typeof globalThis & {
  perennialSchemaEngine?: ReturnType<typeof loadEngine>;
};

async function loadEngine() {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg'),
  );
  // The package's entry imports the .wasm file as a module, which Node supports only behind a flag.
  const bindings = await import(pathToFileURL(path.join(folder, 'schema_engine_bg.js')).href);
  const bytes = await readFile(path.join(folder, 'schema_engine_bg.wasm'));
  const imports = { './schema_engine_bg.js': withoutWaiting(bindings) };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)(); // wasm-bindgen exports carry no types
  return bindings;
}

/** The engine never clears its ten-second lock timer. The process must not wait for it. */
function withoutWaiting(bindings: Record<string, WebAssembly.ImportValue>) {
  const entries = Object.entries(bindings).map(([name, value]) =>
    name.startsWith('__wbg_setTimeout_')
      ? [name, (run: () => void, ms: number) => setTimeout(run, ms).unref()]
      : [name, value],
  );
  return Object.fromEntries(entries) as WebAssembly.ModuleImports; // fromEntries widens the values' type
}
