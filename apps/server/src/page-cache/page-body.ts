import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | null;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Takes two thirds of the time of the next quality; its bytes are a twentieth more. */
const QUICK = 0;
const KEPT = 5;
/** gzip is never more than a quarter larger than quick brotli. */
const WITH_GZIP = 2.25;

const optionsOf = (html: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
});

/** Uncompressed bytes of the pages that are asked for so. */
export interface PlainBodies {
  get(body: PageBody): Buffer | undefined;
  set(body: PageBody, bytes: Buffer): unknown;
}

/**
 * A page's HTML, kept once, as quick brotli, because most pages that nobody has asked for yet are sent only once. A page that is sent
 * again is compressed well in the background; other encodings are made when a visitor needs them.
 */
export class PageBody {
  /** An upper bound in bytes, with room for gzip, that stays the same whatever is asked for. */
  readonly size: number;
  /** Weak, because the bytes of each encoding differ and become smaller. */
  readonly etag: string;
  #brotli: Buffer;
  #gzip: Buffer | null = null;
  #plain: PlainBodies | null = null;
  isImproved = false;

  private constructor(quick: Buffer) {
    this.#brotli = quick;
    // A fraction of the page's own bytes, and they differ whenever it does.
    this.etag = `W/"${hash("sha1", quick, "base64url")}"`;
    this.size = Math.ceil(quick.length * WITH_GZIP);
  }

  /** Compresses at once, because this takes as long as passing the page to another thread and back: 0.2 ms. */
  static of(html: string): PageBody {
    const bytes = Buffer.from(html);
    return new PageBody(brotliCompressSync(bytes, optionsOf(bytes, QUICK)));
  }

  /** Returns the bytes at once if they are at hand. */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "br") return this.#brotli;
    if (encoding === "gzip") return this.#gzip ?? this.#makeGzip();
    return this.#plain?.get(this) ?? this.#inflate();
  }

  /** @param plain holds the uncompressed bytes from now on; null if nothing does */
  keepPlainIn(plain: PlainBodies | null): void {
    this.#plain = plain;
  }

  /** Compresses the page well, once; until then the quick bytes are sent. */
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
