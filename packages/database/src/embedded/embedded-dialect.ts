import type { PGlite } from "@electric-sql/pglite";
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteDialect,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { OneCallClient, OneCallConnection } from "./one-call-client.ts";

/** The embedded database for Kysely. Whoever has the connection has it alone; a commit passes it on before its own sync has ended. */
export function embeddedDialect(pg: PGlite, client: OneCallClient): Dialect {
  const dialect = new PGliteDialect({ pglite: pg });
  return {
    createDriver: () => new EmbeddedDriver(pg, client),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
}

class EmbeddedDriver implements Driver {
  readonly #pg: PGlite;
  readonly #client: OneCallClient;

  constructor(pg: PGlite, client: OneCallClient) {
    this.#pg = pg;
    this.#client = client;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(await this.#client.connect());
  }

  async beginTransaction({ raw }: EmbeddedConnection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    raw.begin([isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(" "));
  }

  async commitTransaction({ raw }: EmbeddedConnection): Promise<void> {
    if (!(await raw.commit())) throw new AbortedTransactionError();
  }

  async rollbackTransaction({ raw }: EmbeddedConnection): Promise<void> {
    await raw.rollback();
  }

  async savepoint({ raw }: EmbeddedConnection, name: string): Promise<void> {
    await raw.run(`savepoint "${name}"`);
  }

  async rollbackToSavepoint({ raw }: EmbeddedConnection, name: string): Promise<void> {
    await raw.run(`rollback to savepoint "${name}"`);
  }

  async releaseSavepoint({ raw }: EmbeddedConnection, name: string): Promise<void> {
    await raw.run(`release savepoint "${name}"`);
  }

  releaseConnection({ raw }: EmbeddedConnection): Promise<void> {
    return raw.release();
  }

  async destroy(): Promise<void> {
    if (!this.#pg.closed) await this.#pg.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly raw: OneCallConnection;

  constructor(raw: OneCallConnection) {
    this.raw = raw;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.raw.run(sql, parameters);
    return { rows: rows as Row[], ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }) };
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("The embedded database does not stream.");
  }
}
