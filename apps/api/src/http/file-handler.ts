import type { Call, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Services } from "../context.ts";

/** Reads a file that a browser asks for by its address alone; null when there is none. */
export type FileReader<C extends Call> = (services: Services, input: ParsedInputOf<C>) => Promise<ValueOf<C> | null>;

/**
 * How long a file may be kept: `forever` by anybody, for what is named by its own content; `day` by the browser alone, for
 * what shows a person and may be taken back.
 */
export type FileLife = "forever" | "day";

export interface FileHandler {
  call: Call;
  life: FileLife;
  read(services: Services, input: unknown): Promise<string | Uint8Array<ArrayBuffer> | null>;
}

/** Joins a call that answers a file with what reads it. */
export const handleFile = <C extends Call>(call: C, life: FileLife, read: FileReader<C>): FileHandler => ({
  call,
  life,
  read: read as FileHandler["read"],
});
