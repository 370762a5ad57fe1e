import type { Language } from "@azulejo/contract";
import type { Hours } from "@azulejo/database";

/** A place that sells, stores goods, or both. */
export interface Store {
  id: number;
  code: string;
  number: number;
  operationTypes: string[];
  /** Customers see it, and its stock is for sale. */
  published: boolean;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  phone: string;
  latitude: number;
  longitude: number;
  timezone: string;
  /** Receives mail about orders that are picked up here; null for none. Not shown to customers. */
  email: string | null;
  hours: Hours;
  /** Closed days as yyyy-mm-dd, both its own and the storefront's holidays. */
  closedOn: string[];
  /** Orders can be picked up here. */
  handsOver: boolean;
  /** Deliveries leave from here. */
  ships: boolean;
  /** Slabs are stored here. */
  keepsSlabs: boolean;
  texts: Record<Language, { name: string; slug: string; description: string }>;
}
