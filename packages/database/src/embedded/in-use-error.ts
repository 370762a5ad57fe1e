/** Thrown if another process owns the data directory and its server. */
export class DatabaseInUseError extends Error {
  constructor(dataDir: string, owner: string) {
    super(`The shop's data in ${dataDir} is in use by ${owner}. Stop it, choose another DATA_DIR, or set DATABASE_URL.`);
    this.name = "DatabaseInUseError";
  }
}
