import type { Call, ParsedInputOf, ValueOf } from "@azulejo/contract";
import type { Services } from "../context.ts";

/** Reads a file that a browser requests by its address alone; null if it doesn't exist. */
export type FileReader<C extends Call> = (services: Services, input: ParsedInputOf<C>) => Promise<ValueOf<C> | null>;

/**
 * How a file may be cached: `forever` by anyone, for a file named by a hash of its content; `day` by the browser only, for a file that
 * shows a person and may be withdrawn; `checked` by anyone, with revalidation; `never` not at all.
 */
export type FileLife = "forever" | "day" | "checked" | "never";

export interface FileHandler {
  call: Call;
  life: FileLife;
  /** The name under which it is downloaded; a file that others made isn't shown as a page of the shop. */
  saveAs?: string | undefined;
  read(services: Services, input: unknown): Promise<string | Uint8Array<ArrayBuffer> | null>;
}

/** Combines a call that returns a file with its reader. */
export const handleFile = <C extends Call>(
  call: C,
  life: FileLife,
  read: FileReader<C>,
  { saveAs }: Pick<FileHandler, "saveAs"> = {},
): FileHandler => ({ call, life, saveAs, read: read as FileHandler["read"] });
