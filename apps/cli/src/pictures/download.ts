import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, lookupPublic } from "./public-address.ts";

export interface DownloadOptions {
  /** Whether hosts in private networks are allowed. */
  privateHosts: boolean;
  signal: AbortSignal;
  /** Maximum size of a file in bytes. */
  mostBytes?: number;
  /** Maximum time of a download in ms. */
  milliseconds?: number;
}

const MAX_MB = 25;
const MAX_BYTES = MAX_MB * 1024 * 1024;
const MILLISECONDS = 30_000;
const MAX_REDIRECTS = 5;

/** Thrown with the reason why a file can't be downloaded. */
export class DownloadError extends Error {
  override name = "DownloadError";
}

/**
 * Downloads a file over http or https. Every redirect is checked like the first address.
 * @throws DownloadError
 */
export async function download(address: string, options: DownloadOptions): Promise<Buffer> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.milliseconds ?? MILLISECONDS)]);
  try {
    let url = checked(address, options);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await open(url, options, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        url = checked(new URL(headers.location, url).href, options);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new DownloadError(`answers with status ${statusCode}`);
      }
      return await bytesOf(response, options.mostBytes ?? MAX_BYTES);
    }
    throw new DownloadError(`redirects more than ${MAX_REDIRECTS} times`);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError(signal.aborted ? "takes too long" : `cannot be reached: ${(error as Error).message}`);
  }
}

function checked(address: string, { privateHosts }: DownloadOptions): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new DownloadError("is no http or https address");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!privateHosts && isIP(host) !== 0 && !isPublicAddress(host)) throw new DownloadError("is in a private network");
  return url;
}

function open(url: URL, { privateHosts }: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const headers = { accept: "image/avif,image/webp,image/png,image/jpeg,image/gif", "user-agent": "Azulejo-Import" };
  return new Promise((resolve, reject) => {
    request(url, { signal, headers, ...(!privateHosts && { lookup: lookupPublic }) }, resolve)
      .on("error", reject)
      .end();
  });
}

async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    // Leaving the loop closes the connection.
    if (length > most) throw new DownloadError(`is larger than ${Math.round(most / 1024 / 1024)} MB`);
    parts.push(part);
  }
  if (length === 0) throw new DownloadError("is empty");
  return Buffer.concat(parts);
}
