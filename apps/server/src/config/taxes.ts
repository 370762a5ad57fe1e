import { createAvaTaxes, createStripeTaxes, type TaxService } from "@azulejo/api";
import { z } from "zod";

const text = z.string().trim().min(1).optional();

/** Variables of a shop with a tax service. */
export const taxVariables = {
  TAX_SERVICE: z.enum(["tables", "avatax", "stripe"]).default("tables"),
  AVATAX_ACCOUNT_ID: text,
  AVATAX_LICENSE_KEY: text,
  AVATAX_COMPANY_CODE: text,
  AVATAX_API_URL: z.url().optional(),
};

type TaxVariables = z.infer<z.ZodObject<typeof taxVariables>>;

export interface TaxConfig {
  service: TaxVariables["TAX_SERVICE"];
  avatax: { accountId: string; licenseKey: string; companyCode: string; apiUrl: string | undefined } | null;
}

/** The account of the sandbox. */
export const DEMO_AVATAX = { accountId: "2000000001", licenseKey: "demo-avatax-key", companyCode: "DEMO" } as const;

const keysOf = (v: TaxVariables) => [v.AVATAX_ACCOUNT_ID, v.AVATAX_LICENSE_KEY, v.AVATAX_COMPANY_CODE];

/** Returns faults of the variables: a shop sets all of the keys or none, and all of them for AvaTax. */
export function taxFaults(v: TaxVariables): string[] {
  const given = keysOf(v).filter(Boolean).length;
  const isLacking = v.TAX_SERVICE === "avatax" ? given < 3 : given > 0 && given < 3;
  return isLacking ? ["set AVATAX_ACCOUNT_ID, AVATAX_LICENSE_KEY and AVATAX_COMPANY_CODE for TAX_SERVICE=avatax"] : [];
}

/** @param sandbox the sandbox's address, for a demo without its own keys; null for none */
export function taxesOf(v: TaxVariables, sandbox: string | null): TaxConfig {
  const [accountId, licenseKey, companyCode] = keysOf(v);
  const apiUrl = v.AVATAX_API_URL;
  if (accountId && licenseKey && companyCode) return { service: v.TAX_SERVICE, avatax: { accountId, licenseKey, companyCode, apiUrl } };
  const avatax = sandbox === null ? null : { ...DEMO_AVATAX, apiUrl: apiUrl ?? `${sandbox}/avatax` };
  return { service: v.TAX_SERVICE, avatax };
}

/** Returns the tax service; undefined for the storefront's own tables. */
export function createTaxService(
  { service, avatax }: TaxConfig,
  stripe: { secretKey: string; apiUrl: string | undefined },
): TaxService | undefined {
  if (service === "stripe") return createStripeTaxes(stripe);
  return service === "avatax" && avatax ? createAvaTaxes(avatax) : undefined;
}
