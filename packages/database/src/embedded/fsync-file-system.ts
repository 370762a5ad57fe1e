import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Counts the syncs to disk; a test compares it with the number of commits. */
export interface SyncCounter {
  fsyncs: number;
}

type Emscripten = Parameters<NodeFS["init"]>[1];
interface NodeStream {
  nfd: number;
}
interface WithNodeFs {
  NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } };
}

/** PGlite's node file system with the fsync it lacks: an acknowledged commit is on disk. */
export class FsyncNodeFS extends NodeFS {
  readonly counter: SyncCounter = { fsyncs: 0 };

  override async init(pg: PGlite, options: Emscripten): ReturnType<NodeFS["init"]> {
    const base = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      (module as WithNodeFs).NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        this.counter.fsyncs += 1;
        return 0;
      };
    };
    return { ...base, emscriptenOpts: { ...base.emscriptenOpts, preRun: [...(base.emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** PGlite starts PostgreSQL with `-F` (fsync off); this is the same list without it. */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];
