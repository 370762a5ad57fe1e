import { S3mini, S3ServiceError } from "s3mini";
import { type FileStore, StoreUnavailable } from "./file-store.ts";

export interface BucketAccess {
  /** Origin of the S3 store. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Timeout in ms, enough for the largest upload on a slow connection. */
const LONGEST_MS = 15_000;
/** Stores ask for retries while they are busy. */
const ATTEMPTS = 3;
const WAIT_MS = 200;
/** Keys per response; the protocol's maximum. */
const LISTED_AT_ONCE = 1000;

interface Limits {
  longestMs?: number;
  listedAtOnce?: number;
}

export function createBucketStore(
  { endpoint, bucket, ...access }: BucketAccess,
  { longestMs = LONGEST_MS, listedAtOnce = LISTED_AT_ONCE }: Limits = {},
): FileStore {
  const place = `the bucket ${bucket} at ${endpoint}`;
  const client = new S3mini({ ...access, endpoint: `${endpoint.replace(/\/$/, "")}/${bucket}`, requestAbortTimeout: longestMs });
  const attempt = <T>(work: () => Promise<T>): Promise<T> => persist(place, work);
  return {
    place,
    pathOf: () => null,
    put: (key, bytes) => attempt(async () => void (await client.putObject(key, bytes))),
    async get(key) {
      const bytes = await attempt(() => client.getObjectArrayBuffer(key));
      return bytes && Buffer.from(bytes);
    },
    has: (key) => attempt(async () => (await client.objectExists(key)) === true),
    remove: (key) => attempt(async () => void (await client.deleteObject(key))),
    async *list() {
      let next: string | undefined;
      do {
        const page = await attempt(() => client.listObjectsPaged("/", "", listedAtOnce, next));
        if (!page?.objects) throw new StoreUnavailable(place, "there is no such bucket");
        yield* page.objects.map(({ Key }) => Key);
        next = page.nextContinuationToken;
      } while (next);
    },
  };
}

/** @throws StoreUnavailable */
async function persist<T>(place: string, work: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await work();
    } catch (error) {
      const isRefused = error instanceof S3ServiceError && error.status < 500 && error.status !== 429;
      if (isRefused || count === ATTEMPTS) throw new StoreUnavailable(place, error);
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * count));
    }
  }
}
