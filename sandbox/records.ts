import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';

type Identified = { id: number };

/** A list of records in memory. With a directory, each is also stored as a JSON file. */
export class Records<T extends Identified> {
  /** In the order of ids, since ids only increase. */
  private readonly records = new Map<number, T>();
  private lastId = 0;

  constructor(
    schema: z.ZodType<T>,
    private readonly directory?: string,
    private readonly maxRecords = Number.POSITIVE_INFINITY,
  ) {
    if (!directory) return;
    mkdirSync(directory, { recursive: true });
    const names = readdirSync(directory).filter((file) => file.endsWith('.json'));
    const storedRecords = names.map((name) =>
      schema.parse(JSON.parse(readFileSync(join(directory, name), 'utf8'))),
    );
    for (const record of storedRecords.sort((one, other) => one.id - other.id)) {
      this.records.set(record.id, record);
    }
    this.lastId = storedRecords.at(-1)?.id ?? 0;
  }

  newestFirst(): T[] {
    return [...this.records.values()].reverse();
  }

  find(test: (record: T) => boolean): T | undefined {
    return this.newestFirst().find(test);
  }

  get(id: number): T | undefined {
    return this.records.get(id);
  }

  /** Ids follow the clock, since the application would treat a repeated provider id as a replay. */
  nextId(): number {
    this.lastId = Math.max(Date.now(), this.lastId + 1);
    return this.lastId;
  }

  put(record: T): T {
    this.records.set(record.id, record);
    if (this.directory) {
      const path = this.path(record.id);
      writeFileSync(`${path}.part`, JSON.stringify(record, null, 2));
      renameSync(`${path}.part`, path);
    }
    if (this.records.size > this.maxRecords) {
      for (const old of this.newestFirst().slice(this.maxRecords)) this.remove(old.id);
    }
    return record;
  }

  clear(): void {
    for (const id of [...this.records.keys()]) this.remove(id);
  }

  private remove(id: number): void {
    this.records.delete(id);
    if (this.directory) rmSync(this.path(id), { force: true });
  }

  private path(id: number): string {
    return join(this.directory ?? '.', `${id}.json`);
  }
}
