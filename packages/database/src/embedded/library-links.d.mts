/** Makes the links between PostgreSQL's libraries in the packages under a folder's node_modules. */
export function linkPostgres(root: string): void;
