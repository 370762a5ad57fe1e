import type { Language } from "@azulejo/contract";
import type { Hours } from "@azulejo/database";

/** A place that sells, keeps stock, or both. */
export interface Store {
  id: number;
  code: string;
  number: number;
  operationTypes: string[];
  street: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  phone: string;
  latitude: number;
  longitude: number;
  timezone: string;
  hours: Hours;
  texts: Record<Language, { name: string; slug: string; description: string }>;
}
