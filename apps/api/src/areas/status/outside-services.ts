import type { Services } from "../../context.ts";

/** An outside service with a circuit breaker. */
export interface OutsideService {
  name: string;
  /** Whether this process leaves it alone, because it has failed repeatedly and hasn't answered since. */
  isResting: boolean;
}

export const paymentServices = ({ payments, wallet }: Pick<Services, "payments" | "wallet">): OutsideService[] =>
  [payments, wallet].flatMap((one) => (one ? [{ name: one.provider, isResting: one.isResting() }] : []));

export const searchService = ({ productSearch }: Pick<Services, "productSearch">): OutsideService | null =>
  productSearch && { name: productSearch.name, isResting: productSearch.isResting() };

/**
 * Returns all outside services with a circuit breaker: of payments, of taxes unless the shop's own tables are used, of carriers, and of an
 * extension's search.
 */
export const outsideServices = (
  services: Pick<Services, "payments" | "wallet" | "tax" | "carriers" | "productSearch">,
): OutsideService[] => {
  const { tax, carriers } = services;
  const search = searchService(services);
  const others = [...(tax.isLocal ? [] : [tax]), ...carriers];
  return [
    ...paymentServices(services),
    ...others.map((one) => ({ name: one.name, isResting: one.isResting() })),
    ...(search ? [search] : []),
  ];
};
