import type { customer } from "@azulejo/contract";
import type { Services } from "../../../context.ts";
import type { FileReader } from "../../../http/file-handler.ts";
import { MAX_FILE_BYTES } from "../../../ports/carrier/answer-faults.rules.ts";
import { openPictureTicket } from "../../order/index.ts";
import { postponeProof, selectDueProofs, selectPicture, storeProof } from "./proof.repository.ts";

/** Maximum number of pictures per run, so that a run is short. */
const AT_ONCE = 20;
/** Carriers add pictures hours after the delivery: the waits grow from 10 minutes to 40 hours, two and a half days in all. */
const FIRST_WAIT_MS = 10 * 60_000;
const MAX_TRIES = 6;

/** Fetches pictures of deliveries that carriers have taken. @returns how many it stored */
export async function sweepProofs(services: Services): Promise<number> {
  const { query } = services.database;
  let stored = 0;
  for (const due of await selectDueProofs(query, services.now(), AT_ONCE)) {
    const result = await fetchProof(services, due);
    if (result !== "later") await storeProof(query, due.id, result.state, result.picture);
    else if (due.tries + 1 < MAX_TRIES)
      await postponeProof(query, due.id, new Date(services.now().getTime() + FIRST_WAIT_MS * 3 ** due.tries));
    else await storeProof(query, due.id, "missing", null);
    if (result !== "later" && result.state === "stored") stored += 1;
  }
  return stored;
}

type Due = Awaited<ReturnType<typeof selectDueProofs>>[number];
type Result = "later" | { state: "stored"; picture: Uint8Array } | { state: "unusable"; picture: null };

async function fetchProof({ carriers, log }: Services, { id, provider, ref, pieceRef }: Due): Promise<Result> {
  const proof = carriers.find(({ name }) => name === provider)?.proof;
  const of = pieceRef ?? ref;
  if (!proof || of === null) return "later";
  try {
    const bytes = await proof(of);
    if (!bytes) return "later";
    const picture = await readPicture(bytes);
    if (!picture) log.warn({ proofId: id, bytes: bytes.byteLength }, "a carrier's picture of a delivery can't be used");
    return picture ? { state: "stored", picture } : { state: "unusable", picture: null };
  } catch (error) {
    log.warn({ proofId: id, err: error }, "the picture of a delivery could not be fetched yet");
    return "later";
  }
}

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

/** Returns the picture of a link; null if the link is expired or forged. */
export const readDeliveryPicture: FileReader<typeof customer.deliveryPicture> = async (services, { ticket }) => {
  const id = openPictureTicket(services, ticket);
  const picture = id === null ? null : await selectPicture(services.database.query, id);
  return picture && new Uint8Array(picture);
};
