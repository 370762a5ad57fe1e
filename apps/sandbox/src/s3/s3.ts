import { Hono } from "hono";
import { FAULTS, type Fault, slowly, truncated } from "./faults.ts";
import { faultOfSignature, type Keys } from "./signature.ts";

/** The published keys of the sandbox's store. */
const KEYS: Keys = { accessKeyId: "sandbox", secretAccessKey: "demo-s3-secret" };
const statuses: Record<string, number> = { NoSuchKey: 404, SlowDown: 503 };
const PAGE = 1000;

/**
 * Simulates an S3 store in memory: objects at `/{bucket}/{key}`, every bucket exists. A list posted to `/-/faults` determines the responses
 * to the next requests.
 */
export function createS3(): Hono {
  const buckets = new Map<string, Map<string, Uint8Array>>();
  const faults: Fault[] = [];
  const app = new Hono();
  app.post("/-/faults", async (c) => {
    const asked: unknown = await c.req.json();
    faults.splice(0, faults.length, ...faultsIn(asked));
    return c.body(null, 204);
  });
  app.all("/:bucket/:key{.*}", async (c) => {
    const request = c.req.raw;
    const refused = faultOfSignature(request, KEYS, Date.now());
    if (refused) return failure(refused);
    const fault = faults.shift();
    if (fault === "slow") await slowly();
    if (fault === "busy") return failure("SlowDown");
    const { bucket, key } = c.req.param();
    const objects = buckets.get(bucket) ?? new Map<string, Uint8Array>();
    buckets.set(bucket, objects);
    if (key === "") return listing(objects, new URL(request.url).searchParams);
    return answer(request, objects, key, fault === "truncated");
  });
  return app;
}

const faultsIn = (asked: unknown): Fault[] => (Array.isArray(asked) ? asked.filter((one) => FAULTS.includes(one)) : []);

async function answer(request: Request, objects: Map<string, Uint8Array>, key: string, isTruncated: boolean): Promise<Response> {
  if (request.method === "PUT") {
    objects.set(key, new Uint8Array(await request.arrayBuffer()));
    return new Response(null, { status: 200 });
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    return new Response(null, { status: 204 });
  }
  const bytes = objects.get(key);
  if (!bytes) return failure("NoSuchKey");
  if (request.method === "HEAD") return new Response(null, { headers: { "content-length": String(bytes.length) } });
  return isTruncated ? truncated(bytes) : new Response(bytes as Uint8Array<ArrayBuffer>);
}

/** Returns a ListObjectsV2 response; the continuation token is the last key of the previous page. */
function listing(objects: Map<string, Uint8Array>, asked: URLSearchParams): Response {
  const after = asked.get("continuation-token") ?? "";
  const left = [...objects].filter(([key]) => key > after).sort(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, Math.min(PAGE, Number(asked.get("max-keys") ?? PAGE)));
  const isTruncated = page.length < left.length;
  const contents = page.map(([key, { length }]) => `<Contents><Key>${key}</Key><Size>${length}</Size></Contents>`).join("");
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
  return xml(
    200,
    `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated><KeyCount>${page.length}</KeyCount>${contents}${next}</ListBucketResult>`,
  );
}

const failure = (code: string): Response => xml(statuses[code] ?? 403, `<Error><Code>${code}</Code></Error>`);

const xml = (status: number, text: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>${text}`, { status, headers: { "content-type": "application/xml" } });
