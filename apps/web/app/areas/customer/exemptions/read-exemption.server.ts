import type { customer, InputOf } from "@azulejo/contract";
import { entry } from "../../../form/form-faults.server.ts";
import { text } from "../../../i18n/text.ts";
import { ApiError } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { documentFault, isDocumentType } from "../../account/request/document-rules.ts";

type Submitted = InputOf<typeof customer.submitTaxExemption>;

/** Returns the input of the API call. @throws ApiError with the error of a field or file */
export async function readExemption({ language }: Visit, form: FormData): Promise<Submitted> {
  const [country, province = ""] = entry(form, "province").split("-");
  const file = form.get("document");
  const refuse = (field: string, said: string): never => {
    throw new ApiError("request_invalid", [said], { [field]: said }, 422);
  };
  if (province === "") refuse("province", text(language, "exemption.provinceMissing"));
  if (!(file instanceof File) || file.size === 0) return refuse("document", text(language, "exemption.documentMissing"));
  const fault = documentFault([file]);
  if (fault) refuse("document", text(language, `account.documents.${fault.rule}`, "name" in fault ? { name: fault.name } : {}));
  if (!isDocumentType(file.type)) throw new Error(`${file.name} is no document`);
  return {
    country: country === "CA" ? "CA" : "US",
    province,
    certificateNo: entry(form, "certificateNo"),
    expiresOn: entry(form, "expiresOn") || null,
    document: { name: file.name.slice(0, 120), type: file.type, data: Buffer.from(await file.arrayBuffer()).toString("base64") },
  };
}
