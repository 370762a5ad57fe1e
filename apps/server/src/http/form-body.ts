import type { IncomingMessage } from "node:http";
import { bodyBytesOf } from "@azulejo/web/app/routing/find-record.ts";

/** Why a form was refused. */
export class FormRefused extends Error {
  readonly status: 400 | 408 | 411 | 413;

  constructor(status: FormRefused["status"]) {
    super(`form refused: ${status}`);
    this.status = status;
  }
}

/** Maximum time in ms for a form to arrive; longer for files on a slow connection. */
const WAIT_MS = 10_000;
const LEAST_BYTES_PER_MS = 100;
/** More fields than any form has, including a full bag. */
const MAX_FIELDS = 1000;

/** Returns the error status for a form before reading it; null if it may be read. Browsers always send its length. */
export function refuseBody({ headers, url }: Pick<IncomingMessage, "headers" | "url">): 411 | 413 | null {
  if (headers["transfer-encoding"] !== undefined) return 411;
  return lengthOf({ headers }) > bodyBytesOf(pathOf(url)) ? 413 : null;
}

export const lengthOf = ({ headers }: Pick<IncomingMessage, "headers">): number => Number(headers["content-length"] ?? 0);

/**
 * Reads a page's form with limits on bytes, fields and time. Counts fields before parsing, because many empty fields take longer to parse
 * than any real input.
 * @throws FormRefused
 */
export async function readForm(incoming: IncomingMessage): Promise<Buffer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new FormRefused(408)), WAIT_MS + lengthOf(incoming) / LEAST_BYTES_PER_MS);
  const body = await Promise.race([readBytes(incoming), late]).finally(() => clearTimeout(timer));
  const mark = fieldMark(incoming.headers["content-type"] ?? "");
  if (mark && countUpTo(body, mark, MAX_FIELDS) > MAX_FIELDS) throw new FormRefused(413);
  return body;
}

async function readBytes(incoming: IncomingMessage): Promise<Buffer> {
  const most = bodyBytesOf(pathOf(incoming.url));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new FormRefused(413);
      chunks.push(chunk);
    }
  } catch (error) {
    // A visitor who disconnects during the upload isn't an error.
    throw error instanceof FormRefused || incoming.complete ? error : new FormRefused(400);
  }
  return Buffer.concat(chunks);
}

const pathOf = (url = "/"): string => url.split("?")[0] ?? "/";

/** Returns the separator between fields. */
function fieldMark(type: string): Buffer | null {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return Buffer.from("&");
  const boundary = /^multipart\/form-data;.*?boundary="?([^";]{1,70})"?/i.exec(type)?.[1];
  return boundary ? Buffer.from(`--${boundary}`) : null;
}

function countUpTo(body: Buffer, mark: Buffer, most: number): number {
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0 && count <= most; at = body.indexOf(mark, at + mark.length)) count += 1;
  return count;
}
