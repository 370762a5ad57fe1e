import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Problem } from "../../catalog/index.ts";
import { readDocument } from "../../customer/index.ts";
import { selectProvinces } from "../../storefront/index.ts";
import { CERTIFICATES, type CertificateRecord } from "../records/of-people.rules.ts";
import { idsFor } from "./businesses.ts";
import { upsertCertificate } from "./certificate.repository.ts";
import { type Change, idOf, type Run, resolve, type Writer } from "./run.ts";

/** Maximum size of a certificate, as for uploads by customers. */
const MAX_BYTES = 4_500_000;

/** Moved certificates count as approved, because the supplier has accepted them before. */
export const certificates: Writer<"certificate"> = {
  async check(run, changes) {
    const businesses = await businessesOf(run, changes);
    const places = await provincesOf(run);
    const problems: Problem[] = [];
    for (const { record } of changes) {
      const refuse = (column: string, reason: string, value: string) => problems.push({ line: record.line, column, reason, value });
      const { business, country, province, file } = record;
      const document = await documentOf(run, record);
      if (!businesses.has(business)) refuse("business", "is the id of no business", business);
      else if (!places.has(`${country} ${province}`)) refuse("state", "is no state or province of the country", province);
      else if (document === null) refuse("file", "is neither a PDF nor a picture that can be read", file);
      else if (document.data.length > MAX_BYTES) refuse("file", "is larger than 4.5 MB", file);
    }
    return problems;
  },
  async write(run, changes) {
    const businesses = await businessesOf(run, changes);
    const ids = await idsFor(run.query, "tax_exemption", changes);
    for (const [index, { record }] of changes.entries()) {
      const { business, country, province, certificateNo, expiresOn } = record;
      const document = await documentOf(run, record);
      if (!document) throw new Error(`${record.file} has changed while it was read`);
      const customerId = idOf(businesses, business);
      await upsertCertificate(run.query, {
        id: ids[index] ?? 0,
        customerId,
        ...{ country, province, certificateNo, expiresOn, document, at: run.at },
      });
    }
    return ids;
  },
};

const businessesOf = (run: Run, changes: readonly Change<"certificate">[]) =>
  resolve(
    run,
    "business",
    changes.map(({ record }) => record.business),
  );

async function provincesOf(run: Run): Promise<Set<string>> {
  const found = new Set<string>();
  for (const country of ["US", "CA"])
    for (const { code } of await selectProvinces(run.query, country, run.language)) found.add(`${country} ${code}`);
  return found;
}

const documentOf = async (run: Run, { file }: CertificateRecord) => {
  const name = basename(file);
  return readDocument(name, await readFile(join(run.folder, CERTIFICATES, name)));
};
