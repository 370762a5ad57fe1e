import { useRef, useState } from "react";
import { CallRefused, SignedOut } from "../../call/call-failures.ts";
import type { CallValue } from "../../call/calls.ts";
import { type FileCall, sendFile } from "../../call/send-file.ts";
import { signedInCall } from "../../call/sign-in-again.ts";
import { useText } from "../../i18n/text.ts";
import { faultOfFile, type UploadLimits } from "./upload-limits.ts";

/** A file being uploaded. */
export interface Upload {
  id: string;
  name: string;
  file: File;
  /** The fraction that has been sent, from 0 to 1. */
  share: number;
  /** Why it was rejected, as a message for the user. */
  fault: string | null;
  /** Whether sending it again may help. */
  mayRetry: boolean;
}

/** Number of simultaneous uploads; more would share the same connection and finish no sooner. */
const AT_ONCE = 2;

interface Waiting {
  id: string;
  file: File;
  stop: AbortController;
}

interface Options<Name extends FileCall> {
  call: Name;
  limits: UploadLimits;
  /** Additional fields of each file's form. */
  fields?: Readonly<Record<string, string>>;
  /** Called for each file in the order in which they arrive. */
  onStored(value: CallValue<Name>, file: File): void;
}

/** Uploads files, a few at once, and keeps rejected ones visible until they are dismissed. */
export function useUploads<Name extends FileCall>({ call, limits, fields = {}, onStored }: Options<Name>) {
  const t = useText();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<{ waiting: Waiting[]; running: Map<string, Waiting> }>({ waiting: [], running: new Map() });
  const stored = useRef(onStored);
  stored.current = onStored;
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setUploads((before) => before.filter((one) => one.id !== id));

  const run = async (one: Waiting): Promise<void> => {
    const { id, file, stop } = one;
    queue.current.running.set(id, one);
    try {
      const options = { fields, onProgress: (share: number) => change(id, { share }), signal: stop.signal };
      const value = await signedInCall(() => sendFile(call, file, options));
      drop(id);
      stored.current(value, file);
    } catch (error) {
      if (stop.signal.aborted) drop(id);
      else if (error instanceof CallRefused) change(id, { fault: error.messages.join(" ") });
      else change(id, { fault: t(error instanceof SignedOut ? "fault.signedOut" : "fault.noAnswer"), mayRetry: true });
    } finally {
      queue.current.running.delete(id);
      next();
    }
  };
  const next = () => {
    const { waiting, running } = queue.current;
    while (running.size < AT_ONCE && waiting.length > 0) void run(waiting.shift() as Waiting);
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ file, id: crypto.randomUUID(), fault: faultOfFile(file, limits) }));
    setUploads((before) => [
      ...before,
      ...added.map(({ id, file, fault }) => ({
        id,
        name: file.name,
        file,
        share: 0,
        mayRetry: false,
        fault: fault && t(`uploads.${fault}`, { limit: limits.megabytes }),
      })),
    ]);
    queue.current.waiting.push(
      ...added.filter(({ fault }) => fault === null).map(({ id, file }) => ({ id, file, stop: new AbortController() })),
    );
    next();
  };
  /** Sends a file again that got no response. */
  const retry = (id: string) => {
    const failed = uploads.find((one) => one.id === id && one.mayRetry);
    if (!failed) return;
    change(id, { fault: null, share: 0, mayRetry: false });
    queue.current.waiting.push({ id, file: failed.file, stop: new AbortController() });
    next();
  };
  /** Cancels an upload, or dismisses an error. */
  const remove = (id: string) => {
    const { waiting, running } = queue.current;
    queue.current.waiting = waiting.filter((one) => one.id !== id);
    running.get(id)?.stop.abort();
    drop(id);
  };
  return { uploads, add, retry, remove, isSending: uploads.some(({ fault }) => fault === null) };
}
