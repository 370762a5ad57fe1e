import { type office, ShopError } from "@azulejo/contract";
import type { OfficeContainer } from "@azulejo/contract/areas/office.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { type StoredContainer, selectContainers, selectContents } from "./container.repository.ts";
import { containerStateOf } from "./container.rules.ts";

const PAGE_SIZE = 50;

export const listContainers: Verb<typeof office.containers> = async (context, { state, page }) => {
  const { placeIds } = requireStaff(context);
  const isOpen = state === "all" ? undefined : state === "open";
  const which = { storefrontId: context.storefront.id, placeIds, isOpen, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { containers, total } = await selectContainers(context.query, which);
  return { containers: containers.map(toRow), total };
};

export const readContainer: Verb<typeof office.readContainer> = async (context, { code }) =>
  withContents(context, await requireContainer(context, code));

/** @throws office_container_not_found, also for a container of another store */
export async function requireContainer(context: Context, code: string): Promise<StoredContainer> {
  const { placeIds } = requireStaff(context);
  const which = { storefrontId: context.storefront.id, placeIds, code, offset: 0, limit: 1 };
  const [container] = (await selectContainers(context.query, which)).containers;
  if (!container) throw new ShopError("office_container_not_found");
  return container;
}

export async function withContents(context: Context, container: StoredContainer): Promise<OfficeContainer> {
  return { ...toRow(container), contents: await selectContents(context.query, container.id, context.language) };
}

function toRow({ id: _, placeId: _place, countedLines, ...row }: StoredContainer) {
  return { ...row, state: containerStateOf({ lines: row.lines, countedLines }) };
}
