import { customer, type InputOf } from "@azulejo/contract";
import { entry } from "../../../form/form-faults.server.ts";
import { readInput, webAddress } from "../../../form/read-input.server.ts";
import { text } from "../../../i18n/text.ts";
import { ApiError } from "../../../request/api.server.ts";
import { readStates } from "../../../request/states.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { addressIn } from "../form/states.server.ts";
import { documentFault, isDocumentType, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from "./document-rules.ts";

type Request = InputOf<typeof customer.createRequest>;
type Documents = NonNullable<Request["documents"]>;

/** Maximum bytes of all files and fields of the form. */
const MAX_BYTES = MAX_DOCUMENTS * MAX_DOCUMENT_BYTES + 1_000_000;

/** Reads the form of an application; rejects a form over the size limit without reading it. @throws ApiError */
export async function readRequestForm({ request, language }: Visit): Promise<FormData> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= MAX_BYTES)) throw new ApiError("request_too_large", [text(language, "account.documents.tooMuch")], {}, 413);
  return request.formData();
}

/** Returns the input of the API call. @throws ApiError with the error of a file */
export async function readRequest(visit: Visit, form: FormData, kind: Request["kind"]): Promise<Request> {
  const names = ["type", "company", "phone", "taxId", "licence", "message"] as const;
  const years = entry(form, "years");
  return {
    ...readInput(customer.createRequest, form, names),
    kind,
    website: webAddress(entry(form, "website")),
    years: /^\d{1,3}$/.test(years) ? Number(years) : null,
    address: addressIn(form, await readStates(visit.context, visit.language)) ?? ({} as Request["address"]),
    documents: await readDocuments(visit, form),
  };
}

async function readDocuments({ language }: Visit, form: FormData): Promise<Documents> {
  const files = form.getAll("documents").filter((one): one is File => one instanceof File && one.size > 0);
  const fault = documentFault(files);
  if (fault) {
    const said = text(language, `account.documents.${fault.rule}`, "name" in fault ? { name: fault.name } : {});
    throw new ApiError("request_invalid", [said], { documents: said }, 422);
  }
  return Promise.all(files.map(toDocument));
}

async function toDocument(file: File): Promise<Documents[number]> {
  const { name, type } = file;
  if (!isDocumentType(type)) throw new Error(`${name} is no document`);
  return { name: name.slice(0, 120), type, data: Buffer.from(await file.arrayBuffer()).toString("base64") };
}
