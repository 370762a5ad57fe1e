import { z } from "zod";

const text = z.string().trim().min(1).optional();

/** Variables of a shop with its files in an S3 bucket. */
export const bucketVariables = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: z.string().trim().min(1).default("us-east-1"),
};

type BucketVariables = z.infer<z.ZodObject<typeof bucketVariables>>;

const required = (v: BucketVariables) => [v.S3_ENDPOINT, v.S3_BUCKET, v.S3_ACCESS_KEY_ID, v.S3_SECRET_ACCESS_KEY];

/** Returns faults of the variables: a shop sets all of them or none. */
export function bucketFaults(v: BucketVariables): string[] {
  const given = required(v).filter(Boolean).length;
  return given === 0 || given === 4 ? [] : ["set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them"];
}

/** Returns the bucket's settings; null for a shop with its files in its data directory. */
export const bucketOf = (v: BucketVariables): BucketAccess | null => bucketWith(required(v), v.S3_REGION);

export interface BucketAccess {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** @param values endpoint, bucket, and both parts of its key; all or none of them are given */
export function bucketWith([endpoint, bucket, accessKeyId, secretAccessKey]: (string | undefined)[], region: string): BucketAccess | null {
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, accessKeyId, secretAccessKey, region };
}
