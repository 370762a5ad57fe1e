import type { TokenKind } from "@azulejo/database";
import type { SpaceSnapshot } from "./space-snapshot.ts";

export interface Caller {
  token: string;
  kind: TokenKind;
  space: SpaceSnapshot;
  /** The rate limit of the delivery API; null for the configured one. */
  requestsPerSecond: number | null;
}

/** All spaces of this process. */
export class Snapshots {
  readonly #spaces = new Map<number, SpaceSnapshot>();
  #tokens = new Map<string, Caller>();

  ofSpace = (id: number): SpaceSnapshot | undefined => this.#spaces.get(id);
  ofToken = (token: string): Caller | undefined => this.#tokens.get(token);
  all = (): SpaceSnapshot[] => [...this.#spaces.values()];

  put(snapshot: SpaceSnapshot): void {
    this.#spaces.set(snapshot.space.id, snapshot);
    this.noteTokens();
  }

  remove(id: number): void {
    this.#spaces.delete(id);
    this.noteTokens();
  }

  noteTokens(): void {
    this.#tokens = new Map(this.all().flatMap((space) => space.space.tokens.map((one) => [one.token, { ...one, space }] as const)));
  }
}
