import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { JournalSyncs } from "./journal-syncs.ts";

type Emscripten = Parameters<NodeFS["init"]>[1];
interface NodeStream {
  nfd: number;
  node: { name: string };
}
type Operation = (...parameters: never[]) => unknown;
interface WithNodeFs {
  NODEFS: {
    node_ops: Record<"unlink" | "rename" | "setattr", Operation>;
    stream_ops: Record<"write" | "close" | "setattr", Operation> & { fsync?: (stream: NodeStream) => number };
  };
}

/** The journal's files are named by timeline and position. */
const JOURNAL_FILE = /^[0-9A-F]{24}$/;
const isJournal = (stream: NodeStream): boolean => JOURNAL_FILE.test(stream.node.name);

/**
 * PGlite's node file system with the fsync it lacks. Syncs of the journal are left to `journal`, for which commits wait; before
 * anything else changes on disk, they are done.
 */
export class FsyncNodeFS extends NodeFS {
  readonly journal = new JournalSyncs();

  override async init(pg: PGlite, options: Emscripten): ReturnType<NodeFS["init"]> {
    const base = await super.init(pg, options);
    const addFsync = (module: unknown) => addSyncs((module as WithNodeFs).NODEFS, this.journal);
    return { ...base, emscriptenOpts: { ...base.emscriptenOpts, preRun: [...(base.emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

function addSyncs({ node_ops: nodes, stream_ops: streams }: WithNodeFs["NODEFS"], journal: JournalSyncs): void {
  streams.fsync = (stream) => {
    if (isJournal(stream)) journal.request(stream.nfd);
    else {
      journal.settleNow();
      fsyncSync(stream.nfd);
      journal.counter.fsyncs += 1;
    }
    return 0;
  };
  const { write, close } = streams;
  streams.write = ((stream: NodeStream, ...rest: never[]) => {
    if (!isJournal(stream)) journal.settleNow();
    return (write as (...all: unknown[]) => unknown)(stream, ...rest);
  }) as Operation;
  streams.close = ((stream: NodeStream) => {
    journal.closing(stream.nfd);
    return (close as (one: NodeStream) => unknown)(stream);
  }) as Operation;
  streams.setattr = afterJournal(streams.setattr, journal);
  for (const name of ["unlink", "rename", "setattr"] as const) nodes[name] = afterJournal(nodes[name], journal);
}

const afterJournal = (operation: Operation, journal: JournalSyncs): Operation =>
  ((...parameters: never[]) => {
    journal.settleNow();
    return operation(...parameters);
  }) as Operation;

/**
 * PGlite starts PostgreSQL with `-F` (fsync off); this is the same list without it. Of the default 128 MB of shared buffers, the
 * system's own cache of files makes most unnecessary.
 */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  "-c",
  "shared_buffers=32MB",
];
