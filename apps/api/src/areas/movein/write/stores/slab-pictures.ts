import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { MAX_PICTURE_MB } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { pictureKind } from "../../../../domain/pictures/picture-kind.ts";
import { ImportError, type Problem } from "../../../catalog/index.ts";
import { SLABS, type SlabRecord } from "../../records/slabs.rules.ts";
import type { Change, Run } from "../run.ts";
import { selectPictures } from "./slab.repository.ts";

const MEGABYTE = 1024 * 1024;

const bytesOf = ({ folder }: Run, name: string): Promise<Uint8Array> => readFile(join(folder, SLABS, basename(name)));

/** Returns problems with the files of pictures. */
export async function pictureProblems(run: Run, changes: readonly Change<"slab">[]): Promise<Problem[]> {
  const withFile = changes.filter(({ record }) => record.pictureDigest !== null);
  if (withFile.length > 0 && !run.storePicture)
    throw new ImportError("slabs.csv names files of pictures, which are stored in the shop's content system. Start the shop first.");
  const reasons = new Map<string, string | null>();
  const problems: Problem[] = [];
  for (const { record } of withFile) {
    const name = record.picture ?? "";
    const reason = reasons.get(name) ?? reasonOf(await bytesOf(run, name));
    reasons.set(name, reason);
    if (reason !== null) problems.push({ line: record.line, column: "picture", reason, value: name });
  }
  return problems;
}

function reasonOf(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_PICTURE_MB * MEGABYTE) return `is larger than ${MAX_PICTURE_MB} MB`;
  return pictureKind(bytes) ? null : "is no picture that can be read";
}

/** Stores pictures that are files. @returns each row's address, in the same order; null without a picture */
export async function storePictures(run: Run, changes: readonly Change<"slab">[]): Promise<(string | null)[]> {
  const stored = await selectPictures(
    run.query,
    changes.flatMap(({ recordId }) => recordId ?? []),
  );
  const addresses = new Map<string, string>();
  const addressOf = async ({ record: { picture, pictureDigest }, recordId }: Change<"slab">): Promise<string | null> => {
    if (picture === null || pictureDigest === null) return picture;
    const name = storedName(picture, pictureDigest);
    const before = recordId === null ? null : (stored.get(recordId) ?? null);
    const known = addresses.get(name) ?? (before?.includes(`/${name}.`) ? before : undefined);
    const address = known ?? (await run.storePicture?.(await bytesOf(run, picture), `${name}.jpg`)) ?? null;
    if (address !== null) addresses.set(name, address);
    return address;
  };
  const all: (string | null)[] = [];
  for (const change of changes) all.push(await addressOf(change));
  return all;
}

/** Names a picture by its file and content, so that an unchanged file isn't stored again. */
function storedName(picture: SlabRecord["picture"] & string, digest: string): string {
  const hash = Buffer.from(digest, "base64url").toString("hex").slice(0, 10);
  const stem = basename(picture, extname(picture))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return `${stem.slice(0, 40).replace(/^-+|-+$/g, "") || "slab"}-${hash}`;
}
