import { LAST_WRITE_SECONDS } from "@azulejo/contract";
import type { Services } from "../context.ts";

type Sealing = Pick<Services, "lastWriteSeal" | "now">;

/** Returns a write's position of the log for its caller to send back. It is sealed, or anybody could send their reads to the primary. */
export const sealLastWrite = ({ lastWriteSeal, now }: Sealing, position: number): string =>
  lastWriteSeal.seal(`${position}:${now().getTime() + LAST_WRITE_SECONDS * 1000}`);

/** Returns the position; 0, which every replica has replayed, if it is missing, invented or older than half a minute. */
export function openLastWrite({ lastWriteSeal, now }: Sealing, sealed: string | null | undefined): number {
  const opened = sealed ? lastWriteSeal.open(sealed) : null;
  const [, position, until] = /^(\d+|Infinity):(\d+)$/.exec(opened ?? "") ?? [];
  return Number(until) > now().getTime() ? Number(position) : 0;
}
