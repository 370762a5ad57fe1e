import type { Call, ParsedInputOf } from "@azulejo/contract";
import type { Services } from "../context.ts";

/** Reads a file that a browser asks for by its address alone; null when there is none. */
export type FileReader<C extends Call> = (services: Services, input: ParsedInputOf<C>) => Promise<string | null>;

export interface FileHandler {
  call: Call;
  type: string;
  read: FileReader<Call>;
}

/** Joins a call that answers a file with what reads it. */
export const handleFile = <C extends Call>(call: C, type: string, read: FileReader<C>): FileHandler => ({
  call,
  type,
  read: read as FileReader<Call>,
});
