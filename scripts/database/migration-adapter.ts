import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { runScript } from './run-script';
import { supportCharType } from './support-char-type';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * Prisma's PostgreSQL adapter with fixes that migrations need. The original splits scripts at every semicolon, even in
 * comments and function bodies; it keeps its connections open, so that the database could not be copied or dropped
 * afterwards; it uses the real database as the shadow database if it is given a URL; and it cannot read the system
 * catalogue's type "char".
 */
export class MigrationAdapter extends PrismaPg {
  readonly #url: string;
  readonly #closing: (() => Promise<unknown>)[] = [];
  /** PostgreSQL's error for the last failed script. The engine only reports that one failed. */
  fault: unknown;

  constructor(databaseUrl: string) {
    super(databaseUrl);
    this.#url = databaseUrl;
  }

  override connect(): Promise<Adapter> {
    return this.#open(this.#url);
  }

  override async connectToShadowDb(): Promise<Adapter> {
    const name = `perennial_shadow_${randomUUID()}`;
    const main = await this.connect();
    await main.executeScript(`CREATE DATABASE "${name}"`);
    this.#closing.push(() => main.executeScript(`DROP DATABASE "${name}" WITH (FORCE)`));
    return this.#open(Object.assign(new URL(this.#url), { pathname: name }).href);
  }

  /** Drops the shadow databases and ends every connection. */
  async close(): Promise<void> {
    for (const close of this.#closing.reverse()) await close();
  }

  async #open(url: string): Promise<Adapter> {
    const adapter = await new PrismaPg(url).connect();
    const pool = adapter.underlyingDriver();
    adapter.executeScript = (script) =>
      runScript(pool, script).catch((error: unknown) => {
        this.fault = error;
        throw error;
      });
    supportCharType(adapter);
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => (pool.ending ? undefined : dispose());
    this.#closing.push(adapter.dispose);
    return adapter;
  }
}
