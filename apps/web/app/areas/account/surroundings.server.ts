import { customer, type Picture, product } from "@azulejo/contract";
import { ApiError, callApi } from "../../request/api.server.ts";
import { type LeftNotice, takeFlash } from "../../request/flash.server.ts";
import type { Visit } from "../../routing/visit.server.ts";

/** How the account of who is signed in stands, as far as each of its pages has to say it. */
export interface Standing {
  email: string;
  emailProved: boolean;
  /** The business account, where there is one. */
  businessName: string | null;
  /** Whom a locked customer calls; null for everybody else. */
  callPhone: string | null;
}

/** What stands around every page of the account. */
export interface AccountSurroundings {
  /** What the answer before this page left to be said. */
  notice: LeftNotice | null;
  /** Null for a guest. */
  standing: Standing | null;
  /** For the pages that lead in: materials of the shop. */
  pictures: Picture[];
}

const PICTURES = 4;

export async function readAccountSurroundings(visit: Visit): Promise<AccountSurroundings> {
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

/** A few materials that sell well, no two of one series. */
async function readMaterials({ context, language }: Visit): Promise<Picture[]> {
  const { products } = await callApi(context, language, product.list, { sort: "best_seller", pageSize: 24 });
  const faces = products.filter((one) => one.picture?.kind === "face");
  const bySeries = new Map(faces.toReversed().map((one) => [one.series, one.picture]));
  return [...bySeries.values()].flatMap((picture) => picture ?? []).slice(0, PICTURES);
}
