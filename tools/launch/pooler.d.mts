interface Pooler {
  url: string;
  pid: number;
  stop(): void;
}

export function isPoolerInstalled(): boolean;
export function startPooler(server: string, options?: { mode?: "transaction" | "session" }): Promise<Pooler | null>;
