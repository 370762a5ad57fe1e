import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { office } from "@azulejo/contract";
import type { OfficeTaxExemption } from "@azulejo/contract/areas/office.ts";
import type { OfficeClient } from "../orders/office-client.ts";
import { table } from "../orders/order-text.ts";

interface Flags {
  all?: boolean | undefined;
  page?: string | undefined;
  until?: string | undefined;
  reason?: string | undefined;
  json?: boolean | undefined;
}

type CertificateCommand = (client: OfficeClient, id: string, flags: Flags) => Promise<string>;

/** The commands of `npm run customers` about tax exemption certificates. Each returns the text to print. */
export const certificateCommands: Record<string, CertificateCommand> = {
  async certificates(client, _, { all, page, json }) {
    const { exemptions } = await client.call(office.taxExemptions, { state: all ? "all" : "submitted", page: Number(page) || 1 });
    if (json) return JSON.stringify(exemptions, null, 2);
    return exemptions.length === 0 ? "No certificates." : certificatesText(exemptions);
  },
  async document(client, id) {
    const { name, data } = await client.call(office.taxExemptionDocument, { id: numberOf(id) });
    const file = `${numberOf(id)}-${basename(name)}`;
    writeFileSync(file, Buffer.from(data, "base64"), { flag: "wx" });
    return `Saved as ${file}.`;
  },
  approve: (client, id, flags) => decide(client, id, true, flags),
  refuse: (client, id, flags) => decide(client, id, false, flags),
};

async function decide(client: OfficeClient, id: string, approved: boolean, { until, reason, json }: Flags): Promise<string> {
  const decided = await client.call(office.decideTaxExemption, {
    id: numberOf(id),
    approved,
    ...(until && { expiresOn: until }),
    ...(reason && { reason }),
  });
  return json ? JSON.stringify(decided, null, 2) : certificatesText([decided]);
}

function numberOf(id: string): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Error("Name the certificate by its number, such as npm run customers -- approve 7.");
  return Number(id);
}

function certificatesText(exemptions: OfficeTaxExemption[]): string {
  const rows = exemptions.map((one) => [
    String(one.id),
    one.customer,
    one.province,
    one.certificateNo,
    one.expiresOn ?? "no end",
    one.submittedOn,
    one.state === "approved" && !one.applies ? "expired" : one.state,
    one.reason ?? "",
  ]);
  return table(["id", "account", "state", "certificate", "until", "sent", "decision", ""], rows, ["id"]);
}
