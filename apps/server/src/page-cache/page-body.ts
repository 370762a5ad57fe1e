import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | null;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** The brotli quality for first use: two thirds of the time of the next one, with 5% more bytes. */
const QUICK = 0;
const KEPT = 5;
/** Upper bound of the size with gzip, relative to quick brotli. */
const WITH_GZIP = 2.25;

const optionsOf = (html: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
});

/** Uncompressed bodies of pages that were requested without compression. */
export interface PlainBodies {
  get(body: PageBody): Buffer | undefined;
  set(body: PageBody, bytes: Buffer): unknown;
}

/**
 * A page's HTML, stored once as quickly compressed brotli, because most pages are sent only once. A page that is sent again is compressed
 * better in the background; other encodings are created on request.
 */
export class PageBody {
  /** Maximum size in bytes, including gzip. It doesn't change when other encodings are created. */
  readonly size: number;
  /** Weak, because bytes differ between encodings and get smaller. */
  readonly etag: string;
  #brotli: Buffer;
  #gzip: Buffer | null = null;
  #plain: PlainBodies | null = null;
  isImproved = false;

  private constructor(quick: Buffer) {
    this.#brotli = quick;
    // A hash of the quick bytes, which are far fewer than the page's and differ whenever it does.
    this.etag = `W/"${hash("sha1", quick, "base64url")}"`;
    this.size = Math.ceil(quick.length * WITH_GZIP);
  }

  /** Compresses synchronously, because that takes as long as passing the page to another thread and back: 0.2 ms. */
  static of(html: string): PageBody {
    const bytes = Buffer.from(html);
    return new PageBody(brotliCompressSync(bytes, optionsOf(bytes, QUICK)));
  }

  /** Returns the bytes directly if they exist, otherwise a promise. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "br") return this.#brotli;
    if (encoding === "gzip") return this.#gzip ?? this.#makeGzip();
    return this.#plain?.get(this) ?? this.#inflate();
  }

  /** @param plain stores the uncompressed bytes from now on; null for none */
  keepPlainIn(plain: PlainBodies | null): void {
    this.#plain = plain;
  }

  /** Compresses the page better, once; until then the quick bytes are sent. */
  async improve(): Promise<void> {
    if (this.isImproved) return;
    this.isImproved = true;
    const bytes = await decompress(this.#brotli);
    this.#brotli = await compress(bytes, optionsOf(bytes, KEPT));
  }

  async text(): Promise<string> {
    return (await decompress(this.#brotli)).toString("utf8");
  }

  async #inflate(): Promise<Buffer> {
    const bytes = await decompress(this.#brotli);
    this.#plain?.set(this, bytes);
    return bytes;
  }

  async #makeGzip(): Promise<Buffer> {
    this.#gzip = await gzipped(await decompress(this.#brotli), { level: 6 });
    return this.#gzip;
  }
}
