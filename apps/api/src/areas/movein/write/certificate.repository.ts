import type { Query } from "@azulejo/database";

interface CertificateRow {
  id: number;
  customerId: number;
  country: "US" | "CA";
  province: string;
  certificateNo: string;
  expiresOn: string | null;
  document: { name: string; type: string; data: Uint8Array };
  at: Date;
}

export async function upsertCertificate(query: Query, { document, at, ...row }: CertificateRow): Promise<void> {
  const written = { ...row, documentName: document.name, documentType: document.type, document: document.data };
  await query
    .insertInto("taxExemption")
    .values({ ...written, state: "approved", submittedAt: at, decidedAt: at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ...written, state: "approved", reason: null, decidedAt: at }))
    .execute();
}
