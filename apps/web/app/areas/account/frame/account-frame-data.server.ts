import { customer, type Picture, product } from "@azulejo/contract";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { type LeftNotice, takeFlash } from "../../../request/flash.server.ts";
import type { Visit } from "../../../routing/visit.ts";

/** Account status shown on every account page. */
export interface Standing {
  email: string;
  emailProved: boolean;
  /** Name of the business account, if any. */
  businessName: string | null;
  /** Phone number to call, for a locked customer; null for others. */
  callPhone: string | null;
}

export interface AccountFrameData {
  /** A message from the previous request; null for none. */
  notice: LeftNotice | null;
  /** Null for a guest. */
  standing: Standing | null;
  /** Pictures of materials, for the sign-in pages. */
  pictures: Picture[];
}

const PICTURES = 4;

export async function readAccountFrameData(visit: Visit): Promise<AccountFrameData> {
  const notice = takeFlash(visit.context, "notice");
  const missing = (error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  };
  if (visit.session) return { notice, standing: await readStanding(visit).catch(missing), pictures: [] };
  return { notice, standing: null, pictures: (await readMaterials(visit).catch(missing)) ?? [] };
}

async function readStanding({ context, language, session }: Visit): Promise<Standing> {
  const [model, summary] = await Promise.all([
    callApi(context, language, customer.model, {}),
    session?.isLocked ? callApi(context, language, customer.summary, {}) : null,
  ]);
  return {
    email: model.userName,
    emailProved: model.emailProved,
    businessName: model.customer?.name ?? null,
    callPhone: summary?.contactPhone ?? null,
  };
}

/** Reads a few best-selling materials, each from a different series. */
export async function readMaterials({ context, language }: Pick<Visit, "context" | "language">): Promise<Picture[]> {
  const { products } = await callApi(context, language, product.list, { sort: "best_seller", pageSize: 24 });
  const faces = products.filter((one) => one.picture?.kind === "face");
  const bySeries = new Map(faces.toReversed().map((one) => [one.series, one.picture]));
  return [...bySeries.values()].flatMap((picture) => picture ?? []).slice(0, PICTURES);
}
