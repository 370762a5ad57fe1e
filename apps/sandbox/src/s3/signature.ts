import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

const ALGORITHM = "AWS4-HMAC-SHA256";
/** Like the vendor's, a signature is valid for a quarter of an hour. */
const VALID_MS = 15 * 60_000;

/** Returns the vendor's error code for a request whose Signature Version 4 is missing, expired or invalid; null for a valid one. */
export function faultOfSignature(request: Request, keys: Keys, now: number): string | null {
  const header = request.headers.get("authorization") ?? "";
  const parts = new RegExp(
    `^${ALGORITHM} Credential=([^/]+)/(\\d{8}/[^/]+/s3/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$`,
  );
  const [, accessKeyId, scope = "", names = "", signature = ""] = parts.exec(header) ?? [];
  if (accessKeyId === undefined) return "AccessDenied";
  if (accessKeyId !== keys.accessKeyId) return "InvalidAccessKeyId";
  const stamp = request.headers.get("x-amz-date") ?? "";
  const age = Math.abs(momentOf(stamp) - now);
  if (Number.isNaN(age) || age > VALID_MS) return "RequestTimeTooSkewed";
  const text = [ALGORITHM, stamp, scope, digest(canonical(request, names.split(";")))].join("\n");
  const key = scope.split("/").reduce<Buffer | string>((from, part) => keyed(from, part), `AWS4${keys.secretAccessKey}`);
  return timingSafeEqual(keyed(key, text), Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
const keyed = (key: Buffer | string, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const momentOf = (stamp: string): number => Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

function canonical({ method, url, headers }: Request, signed: string[]): string {
  const { pathname, searchParams } = new URL(url);
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const lines = signed.map((name) => `${name}:${(headers.get(name) ?? "").trim()}\n`).join("");
  return [method, pathname, query, lines, signed.join(";"), headers.get("x-amz-content-sha256") ?? ""].join("\n");
}
