import { resolve } from "node:path";
import { seedKeys } from "@azulejo/server/config/demo.ts";
import { readEnvironment } from "../environment.ts";
import { type OfficeClient, openOfficeClient } from "./office-client.ts";
import { fileStore, memoryStore, signInFile } from "./stored-sign-in.ts";

/**
 * Runs a command at a shop as the signed-in staff member. In scripts, `OFFICE_EMAIL`, `OFFICE_PASSWORD` and, with an authenticator app,
 * `OFFICE_CODE` sign in for this command only.
 * @param given the shop's address; by default `PUBLIC_URL`, else this machine
 */
export async function asStaff<T>(given: string | undefined, work: (client: OfficeClient) => Promise<T>): Promise<T> {
  const url = shopAddress(given);
  const { STOREFRONT_ID, STOREFRONT_PUBLIC_KEY, OFFICE_EMAIL, OFFICE_PASSWORD, OFFICE_CODE } = process.env;
  const storefront = { id: STOREFRONT_ID || "1", publicKey: STOREFRONT_PUBLIC_KEY || seedKeys[readEnvironment().seed].publicKey };
  const isScript = Boolean(OFFICE_EMAIL && OFFICE_PASSWORD);
  const client = openOfficeClient({ url, storefront }, isScript ? memoryStore() : fileStore(resolve(signInFile()), url));
  if (!isScript) return work(client);
  await client.signIn({ email: OFFICE_EMAIL ?? "", password: OFFICE_PASSWORD ?? "", ...(OFFICE_CODE && { code: OFFICE_CODE }) });
  try {
    return await work(client);
  } finally {
    await client.signOut();
  }
}

function shopAddress(given: string | undefined): string {
  const address = given || process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;
  if (!URL.canParse(address)) throw new Error(`${address} isn't an address. Write it like https://shop.example.com.`);
  return new URL(address).origin;
}
