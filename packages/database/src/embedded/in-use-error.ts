/** Another process has the embedded database of this data directory open. */
export class DatabaseInUseError extends Error {
  constructor(owner: string) {
    super(`The embedded database is in use by ${owner}. Stop it, choose another DATA_DIR, or set DATABASE_URL.`);
    this.name = "DatabaseInUseError";
  }
}
