import type { customer } from "@azulejo/contract";
import type { Services } from "../../../context.ts";
import { isPdf } from "../../../domain/pictures/picture-kind.ts";
import type { FileReader } from "../../../http/file-handler.ts";
import { MAX_FILE_BYTES } from "../../../ports/carrier/answer-faults.rules.ts";
import { openProofTicket, type ProofKind } from "../../order/index.ts";
import { postponeProof, selectDueProofs, selectProofFile, storeProof } from "./proof.repository.ts";

/** Maximum number of files per run, so that a run is short. */
const AT_ONCE = 20;
/** Carriers add proofs hours after the delivery: the waits grow from 10 minutes to 40 hours, two and a half days in all. */
const FIRST_WAIT_MS = 10 * 60_000;
const MAX_TRIES = 6;

/** Fetches what carriers prove deliveries with: pictures, and documents such as signed receipts. @returns how many it stored */
export async function sweepProofs(services: Services): Promise<number> {
  const { query } = services.database;
  let stored = 0;
  for (const due of await selectDueProofs(query, services.now(), AT_ONCE)) {
    const result = await fetchProof(services, due);
    if (result !== "later") await storeProof(query, due.id, result);
    else if (due.tries + 1 < MAX_TRIES)
      await postponeProof(query, due.id, new Date(services.now().getTime() + FIRST_WAIT_MS * 3 ** due.tries));
    else await storeProof(query, due.id, { state: "missing" });
    if (result !== "later" && result.state === "stored") stored += 1;
  }
  return stored;
}

type Due = Awaited<ReturnType<typeof selectDueProofs>>[number];
type Result = "later" | { state: "stored"; kind: ProofKind; file: Uint8Array } | { state: "unusable" };

async function fetchProof(services: Services, { id, provider, ref, pieceRef }: Due): Promise<Result> {
  const { carriers, log } = services;
  const proof = carriers.find(({ name }) => name === provider)?.proof;
  const of = pieceRef ?? ref;
  if (!proof || of === null) return "later";
  try {
    const bytes = await proof(of);
    if (!bytes) return "later";
    const read = await readProof(services, bytes);
    if (!read) log.warn({ proofId: id, bytes: bytes.byteLength }, "a carrier's proof of a delivery can't be used");
    return read ? { state: "stored", ...read } : { state: "unusable" };
  } catch (error) {
    log.warn({ proofId: id, err: error }, "the proof of a delivery could not be fetched yet");
    return "later";
  }
}

/** Returns the picture or document in a carrier's file; null for anything else. @throws if the scanner doesn't answer */
async function readProof({ scanner }: Services, bytes: Uint8Array): Promise<{ kind: ProofKind; file: Uint8Array } | null> {
  if (!isPdf(bytes)) {
    const picture = await readPicture(bytes);
    return picture && { kind: "picture", file: picture };
  }
  if (bytes.byteLength > MAX_FILE_BYTES || !isWholePdf(bytes)) return null;
  const scanned = await scanner?.scan(bytes);
  return scanned?.isClean === false ? null : { kind: "document", file: bytes };
}

/** The mark is followed by little else, such as the end of a line. */
const END_BYTES = 1024;

/** Returns whether a PDF ends as one, so that one whose transfer broke off isn't stored. */
const isWholePdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(-END_BYTES)).includes("%%EOF");

const MAX_PIXELS = 8192 * 8192;
/** Width and height in pixels, enough for a full screen. */
const SIDE = 1600;

/** Returns a picture as an upright JPEG without the camera's data, which would tell where it was taken; null for anything else. */
export async function readPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (bytes.byteLength > MAX_FILE_BYTES) return null;
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format } = await picture.metadata().catch(() => ({ format: undefined }));
  if (format !== "jpeg" && format !== "png" && format !== "webp") return null;
  return picture
    .rotate()
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null);
}

/** Returns a reader of the files of a kind by their links; it returns null for a link that is expired or forged. */
const readProofFile =
  (kind: ProofKind): FileReader<typeof customer.deliveryPicture> =>
  async (services, { ticket }) => {
    const id = openProofTicket(services, ticket, kind);
    const file = id === null ? null : await selectProofFile(services.database.query, id, kind);
    return file && new Uint8Array(file);
  };

export const readDeliveryPicture = readProofFile("picture");
export const readDeliveryDocument = readProofFile("document");
