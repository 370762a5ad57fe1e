import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** The lines of the file that a running server writes into its data directory. */
export interface PostmasterFile {
  pid: number;
  port: number;
}

export const postmasterFile = (data: string): string => join(data, "postmaster.pid");

export function readPostmasterFile(data: string): PostmasterFile | null {
  try {
    const [pid, , , port] = readFileSync(postmasterFile(data), "utf8").split("\n");
    return Number(pid) > 0 ? { pid: Number(pid), port: Number(port) } : null;
  } catch {
    return null;
  }
}

/** Returns whether a process is the server of a data directory, instead of another one with a reused id, as in a new container. */
export function isServerOf(pid: number, data: string): boolean {
  try {
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" }).includes("postgres");
  } catch {
    return false;
  }
}
