import { type AccountingFormat, type AccountingKind, accountingFormats } from "@azulejo/contract/areas/office.ts";
import { z } from "zod";
import { type BucketAccess, bucketWith } from "./bucket.ts";

const text = z.string().trim().min(1).optional();

/** Variables of a shop that exchanges files with accounting through an S3 bucket. */
export const accountingVariables = {
  ACCOUNTING_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  ACCOUNTING_S3_BUCKET: text,
  ACCOUNTING_S3_ACCESS_KEY_ID: text,
  ACCOUNTING_S3_SECRET_ACCESS_KEY: text,
  ACCOUNTING_S3_REGION: z.string().trim().min(1).default("us-east-1"),
  ACCOUNTING_FILES: z.string().trim().min(1).default("journal:csv,customers:csv"),
};

type AccountingVariables = z.infer<z.ZodObject<typeof accountingVariables>>;

export interface AccountingConfig {
  bucket: BucketAccess;
  files: { kind: AccountingKind; format: AccountingFormat }[];
}

const required = (v: AccountingVariables) => [
  v.ACCOUNTING_S3_ENDPOINT,
  v.ACCOUNTING_S3_BUCKET,
  v.ACCOUNTING_S3_ACCESS_KEY_ID,
  v.ACCOUNTING_S3_SECRET_ACCESS_KEY,
];

const filesOf = (v: AccountingVariables) =>
  v.ACCOUNTING_FILES.split(",").map((file) => {
    const [kind = "", format = "csv"] = file.trim().split(":");
    return { kind, format };
  });

const isKnown = ({ kind, format }: { kind: string; format: string }): boolean =>
  Object.hasOwn(accountingFormats, format) && (accountingFormats[format as AccountingFormat] as readonly string[]).includes(kind);

/** Returns faults of the variables: a shop sets all of the bucket or none, and names files that its systems take. */
export function accountingFaults(v: AccountingVariables): string[] {
  const given = required(v).filter(Boolean).length;
  const names = "ACCOUNTING_S3_ENDPOINT, ACCOUNTING_S3_BUCKET, ACCOUNTING_S3_ACCESS_KEY_ID and ACCOUNTING_S3_SECRET_ACCESS_KEY";
  const files = filesOf(v);
  return [
    ...(given === 0 || given === 4 ? [] : [`set ${names}, or none of them`]),
    ...files.filter((file) => !isKnown(file)).map(({ kind, format }) => `ACCOUNTING_FILES: there is no file ${kind}:${format}`),
    ...(new Set(files.map(({ kind }) => kind)).size < files.length ? ["ACCOUNTING_FILES names a kind of file twice"] : []),
  ];
}

/** Returns the bucket and its files; null for a shop that exchanges none. */
export function accountingOf(v: AccountingVariables): AccountingConfig | null {
  const bucket = bucketWith(required(v), v.ACCOUNTING_S3_REGION);
  return bucket && { bucket, files: filesOf(v) as AccountingConfig["files"] };
}
